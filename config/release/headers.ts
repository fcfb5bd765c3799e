import Fastify from 'fastify'
import { policyWith, secure } from '../../sandbox/http/security'

/** What a server must send with the files of the H5 app. */
export interface SiteHeaders {
  /** On every answer, by lower-case names. */
  always: Record<string, string>
  /** Folders whose files have a hash of their content in their names, and how long such a file may be kept. */
  hashed: { folders: readonly string[]; cache: string }
  /** How long every other file may be kept. */
  cache: string
}

/** Addresses outside the site that the app uses. */
export interface Outside {
  /** Origins of the backends, such as `https://api.example.com`. */
  servers: readonly string[]
  /** Origins whose pages the app may show in a frame, and whose pictures it may show. */
  links: readonly string[]
}

/** Headers that Fastify and the sandbox's own rules add, which say nothing about a file of the site. */
const notOfFiles = ['cache-control', 'connection', 'content-length', 'content-type', 'date', 'vary']

/** The sandbox speaks plain HTTP and does not send it. For a year a browser that was here once does not ask by HTTP; other hosts of the domain are not ours. */
const httpsOnly = { 'strict-transport-security': 'max-age=31536000' }

/** Directives that a site needs more origins in than the sandbox, which serves app and backend from one. */
const wider = (directives: Record<string, string[]>, { servers, links }: Outside): Record<string, string[]> => ({
  ...directives,
  connectSrc: [...(directives.connectSrc ?? []), ...servers],
  imgSrc: [...(directives.imgSrc ?? []), ...servers, ...links],
  frameSrc: ["'self'", ...links],
})

/**
 * The headers of a site: those that the sandbox sends (`sandbox/http/security.ts`), under which the app is tested, with the origins outside
 * the site that this build uses.
 * @param scripts SHA-256 hashes of the inline scripts of `index.html`, in base64
 */
export async function siteHeaders(scripts: readonly string[], outside: Outside): Promise<SiteHeaders> {
  const app = Fastify()
  await secure(app, [])
  const { contentSecurityPolicy } = policyWith(scripts)
  if (typeof contentSecurityPolicy !== 'object') throw new Error('the sandbox serves its pages without a policy')
  const directives = wider(contentSecurityPolicy.directives as Record<string, string[]>, outside)
  app.get('/', async (_request, reply) => {
    reply.helmet({ contentSecurityPolicy: { useDefaults: false, directives } })
    return ''
  })
  const { headers } = await app.inject('/')
  await app.close()
  const always = Object.entries(headers).filter(([name]) => !notOfFiles.includes(name))
  return {
    always: { ...Object.fromEntries(always.map(([name, value]) => [name, String(value)])), ...httpsOnly },
    hashed: { folders: ['/js/', '/css/', '/static/'], cache: 'public, max-age=31536000, immutable' },
    cache: 'no-cache',
  }
}
