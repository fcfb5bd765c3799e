import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import send from '@fastify/send'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentType } from 'mime-types'
import Negotiator from 'negotiator'
import { withFrameScript } from '../devtools/nativeApp/frameScript'
import { languageOf } from '../language'
import { notFoundPage } from '../pages/notFoundPage'
import { policyWith } from './security'

/** The compressed files that a build writes beside its textual files, smallest first. */
const codings = [
  { name: 'br', extension: '.br', decompress: brotliDecompressSync },
  { name: 'gzip', extension: '.gz', decompress: gunzipSync },
] as const
const isCompressed = /\.(br|gz)$/
const hashedName = /[.-][0-9a-f]{6,}\.\w+$/
const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g

/** The built H5 app in a folder. Only files that were listed after its build are served, so that no path reaches outside. */
class Site {
  private paths = new Set<string>()
  private fresh = new Map<string, boolean>()
  private builtAt = 0
  policy = policyWith([])

  constructor(readonly folder: string) {}

  /** Path of the file at an address; an address of the app itself answers the app's page (history mode, R-01). */
  find(address: string): string | undefined {
    this.refresh()
    if (this.paths.has(address)) return address
    return extname(address) || !this.builtAt ? undefined : '/index.html'
  }

  read(path: string): Buffer {
    return readFileSync(join(this.folder, path))
  }

  /** Whether the build made the compressed file of a file; it may be missing, damaged or of another build. */
  isFresh(path: string, { extension, decompress }: (typeof codings)[number]): boolean {
    const compressed = path + extension
    const isFresh = this.fresh.get(compressed) ?? this.holds(compressed, path, decompress)
    this.fresh.set(compressed, isFresh)
    return isFresh
  }

  private holds(compressed: string, path: string, decompress: (bytes: Buffer) => Buffer): boolean {
    try {
      return decompress(this.read(compressed)).equals(this.read(path))
    } catch {
      return false
    }
  }

  /** Lists the folder again after a build. */
  private refresh(): void {
    const page = join(this.folder, 'index.html')
    const builtAt = existsSync(page) ? statSync(page).mtimeMs : 0
    if (builtAt === this.builtAt) return
    this.builtAt = builtAt
    this.fresh.clear()
    this.paths = new Set(listFiles(this.folder).filter((path) => !isCompressed.test(path)))
    this.policy = policyWith(builtAt ? inlineHashes(readFileSync(page, 'utf8')) : [])
  }
}

const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
    : []

/** Hashes of a page's inline scripts, as its policy names them. */
export const inlineHashes = (html: string): string[] =>
  [...html.matchAll(inlineScript)].map(([, script = '']) => createHash('sha256').update(script).digest('base64'))

/**
 * Serves the built app for every GET and HEAD that nothing else answers; everything else unknown is a 404. A browser that opens a page itself is
 * sent on to `hotOrigin` where there is one: the folder then has an older build.
 */
export function mountSite(app: FastifyInstance, folder: string, hotOrigin?: string): void {
  const site = new Site(folder)
  app.setNotFoundHandler(async (request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const file = reads ? site.find(request.url.split('?')[0] ?? '/') : undefined
    if (hotOrigin && reads && request.headers['sec-fetch-dest'] === 'document')
      return reply.redirect(hotOrigin + request.url, 302)
    if (file) return sendFile(site, file, request, reply)
    const isPage = reads && request.headers.accept?.includes('text/html')
    if (isPage)
      return reply
        .code(404)
        .type('text/html; charset=utf-8')
        .send(notFoundPage(languageOf(request.headers['accept-language'])))
    return nothing(request, reply)
  })
}

const nothing = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ code: 'NOT_FOUND', message: `nothing answers ${request.method} ${request.url.split('?')[0]}` })

/** Sends a file of the app that is made when it is asked for; a caller that kept it is only told that it is the same. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  file: { etag: string; type: string; text: string },
) {
  reply.headers({ etag: file.etag, 'cache-control': 'no-cache' })
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send()
  return reply.type(file.type).send(file.text)
}

async function sendFile(site: Site, path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const type = contentType(extname(path)) || 'application/octet-stream'
  const isPage = type.startsWith('text/html')
  const headers = {
    'content-type': type,
    'cache-control': !isPage && hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'Accept-Encoding, Sec-Fetch-Dest, Origin',
  }
  if (isPage) reply.helmet(site.policy)
  // The page in a frame may be in the shell, which must be there before the page's own scripts.
  if (isPage && request.headers['sec-fetch-dest'] === 'iframe')
    return reply
      .code(200)
      .headers(headers)
      .send(withFrameScript(site.read(path).toString('utf8')))
  const accepted = new Negotiator(request).encodings()
  const coding = codings.find((one) => accepted.includes(one.name) && site.isFresh(path, one))
  const own = { root: site.folder, dotfiles: 'allow', index: false, cacheControl: false, contentType: false } as const
  const sent = await send(request.raw, encodeURI(path + (coding?.extension ?? '')), own)
  // A build may have removed it since it was listed.
  if (sent.statusCode === 404 || sent.type === 'directory') return nothing(request, reply)
  if (sent.type === 'error') throw sent.metadata.error
  if (coding) reply.header('content-encoding', coding.name)
  return reply
    .code(sent.statusCode)
    .headers({ ...headers, ...sent.headers })
    .send(sent.stream)
}
