import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { languageOf } from '../language'
import { notFoundPage } from '../pages/notFoundPage'
import { withFrameScript } from '../shell/frameScript'
import { policyWith } from './security'

/** The compressed files that a build writes beside its textual files, smallest first. */
const codings = {
  br: { extension: '.br', decompress: brotliDecompressSync },
  gzip: { extension: '.gz', decompress: gunzipSync },
} as const
const isCompressed = /\.(br|gz)$/

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}
const hashedName = /[.-][0-9a-f]{6,}\.\w+$/
const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g

type Coding = keyof typeof codings

interface SiteFile {
  path: string
  type: string
  /** What was read so far; undefined for a compressed file that cannot be sent. */
  bodies: Map<Coding | 'plain', Buffer | undefined>
}

/** The built H5 app in a folder. Only files listed at the start are served, so that no path reaches outside. */
class Site {
  private files = new Map<string, SiteFile>()
  private builtAt = 0
  private policy = policyWith([])

  constructor(private readonly folder: string) {}

  /** The file at an address; an address of the app itself answers the app's page (history mode, R-01). */
  find(address: string): SiteFile | undefined {
    this.refresh()
    return this.files.get(address) ?? (extname(address) ? undefined : this.files.get('/index.html'))
  }

  headersOf({ path, type }: SiteFile): Record<string, string> {
    if (type.startsWith('text/html')) return { 'content-security-policy': this.policy, 'cache-control': 'no-cache' }
    return { 'cache-control': hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache' }
  }

  /** Lists the folder again after a build. */
  private refresh(): void {
    const page = join(this.folder, 'index.html')
    const builtAt = existsSync(page) ? statSync(page).mtimeMs : 0
    if (builtAt === this.builtAt) return
    this.builtAt = builtAt
    this.files = new Map(listFiles(this.folder).map((file) => [file.path, file]))
    this.policy = policyWith(builtAt ? inlineHashes(readFileSync(page, 'utf8')) : [])
  }

  /** The body as it is, read at first use and kept. */
  plain(file: SiteFile): Buffer {
    const body = file.bodies.get('plain') ?? readFileSync(join(this.folder, file.path))
    file.bodies.set('plain', body)
    return body
  }

  /** The body as the build compressed it; undefined where it did not, or where another build did. */
  compressed(file: SiteFile, coding: Coding): Buffer | undefined {
    if (!file.bodies.has(coding)) file.bodies.set(coding, this.readCompressed(file, coding))
    return file.bodies.get(coding)
  }

  private readCompressed(file: SiteFile, coding: Coding): Buffer | undefined {
    const { extension, decompress } = codings[coding]
    const path = join(this.folder, file.path + extension)
    if (!existsSync(path)) return undefined
    const body = readFileSync(path)
    try {
      return decompress(body).equals(this.plain(file)) ? body : undefined
    } catch {
      return undefined
    }
  }
}

const listFiles = (folder: string): SiteFile[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
        .filter((path) => !isCompressed.test(path))
        .map((path) => ({ path, type: types[extname(path)] ?? 'application/octet-stream', bodies: new Map() }))
    : []

/** Hashes of a page's inline scripts, as its policy names them. */
const inlineHashes = (html: string): string[] =>
  [...html.matchAll(inlineScript)].map(([, script = '']) => createHash('sha256').update(script).digest('base64'))

/** Serves the built app for every GET and HEAD that nothing else answers; everything else unknown is a 404. */
export function mountSite(app: FastifyInstance, folder: string): void {
  const site = new Site(folder)
  app.setNotFoundHandler(async (request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const file = reads ? site.find(request.url.split('?')[0] ?? '/') : undefined
    if (file) return sendFile(site, file, request, reply)
    const isPage = reads && request.headers.accept?.includes('text/html')
    if (isPage)
      return reply
        .code(404)
        .type('text/html; charset=utf-8')
        .send(notFoundPage(languageOf(request.headers['accept-language'])))
    return reply
      .code(404)
      .send({ code: 'NOT_FOUND', message: `nothing answers ${request.method} ${request.url.split('?')[0]}` })
  })
}

function sendFile(site: Site, file: SiteFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(200).type(file.type).headers(site.headersOf(file)).header('vary', 'Accept-Encoding, Sec-Fetch-Dest')
  // The page in a frame may be in the shell, which must be there before the page's own scripts.
  if (file.type.startsWith('text/html') && request.headers['sec-fetch-dest'] === 'iframe')
    return reply.send(withFrameScript(site.plain(file).toString('utf8')))
  const accepted = new Negotiator(request).encodings()
  for (const coding of ['br', 'gzip'] as const) {
    const body = accepted.includes(coding) ? site.compressed(file, coding) : undefined
    if (body) return reply.header('content-encoding', coding).send(body)
  }
  return reply.send(site.plain(file))
}
