import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isForeign } from '../../http/foreign'
import { policyOf } from '../../http/security'
import { sendKept } from '../../http/site'
import { langOf, sendPage } from '../../pages/reply'
import { Builds } from './builds'
import { framePage, providerPage, windowPage } from './framePage'
import type { FramesPort } from './framesPort'
import { Packages } from './packages'
import type { HostName } from './page/messages'
import { paths } from './paths'
import { dialects } from './platform'
import type { Platform } from './protocol'

/** Where the builds are. */
export interface FramesOptions {
  /** Folder of the built H5 app. */
  siteDir: string
  /** Folder with a folder for each mini-program. */
  hostsDir: string
  /** Which hosts may be built when they are missing or older than the sources. */
  mayBuild(host: HostName): boolean
}

/** The window of a mini-program evaluates compiled templates and the app's code, so this page alone allows `eval`. */
const windowPolicy = policyOf({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'unsafe-eval'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'"],
  fontSrc: ["'self'", 'data:'],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'self'"],
})

const isPlatform = (host: string): host is Platform => Object.hasOwn(dialects, host)
const isHost = (host: string): host is HostName => host === 'h5' || isPlatform(host)

interface ForHost {
  Params: { host: string }
  Querystring: { start?: string }
}

/** The frames that show the app as each host does: their pages and programs, the packages, and builds that are made on demand. */
export function mountFrames(
  app: FastifyInstance,
  frames: FramesPort,
  { siteDir, hostsDir, mayBuild }: FramesOptions,
): void {
  const builds = new Builds({ folderOf: (host) => (host === 'h5' ? siteDir : path.join(hostsDir, host)), mayBuild })
  const packages = new Packages()
  app.addHook('onClose', async () => builds.close())

  // The programs are bundled when they are first asked for; the bundler is loaded only then.
  const program = (address: string, build: (bundles: typeof import('./bundle')) => string): void => {
    app.get(address, async (_request, reply) => {
      const file = build(await import('./bundle'))
      return reply.type('text/javascript; charset=utf-8').send(readFileSync(file))
    })
  }
  program(paths.script, ({ frameProgram }) => frameProgram())
  program(paths.program, ({ hostProgram }) => hostProgram())
  app.get(paths.style, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(readFileSync(path.join(__dirname, 'frame/frame.css'))),
  )

  app.get<ForHost>(`${paths.frame}/:host`, async (request, reply) => {
    const { host } = request.params
    if (!isHost(host)) return refuse(reply, 404, 'there is no such host')
    return sendPage(reply, framePage(host, frames.pageOrigin(request.raw), langOf(request)))
  })

  app.get(paths.provider, async (request, reply) => sendPage(reply, providerPage(langOf(request))))

  app.get(paths.window, async (request, reply) => {
    reply.helmet(windowPolicy)
    return sendPage(reply, windowPage(langOf(request)))
  })

  app.get<ForHost>(`${paths.build}/:host`, async (request, reply) => {
    const { host } = request.params
    if (refusesForeign(request, reply)) return reply
    if (!isHost(host)) return refuse(reply, 404, 'there is no such host')
    return builds.state(host, request.query.start === '1')
  })

  app.get<ForHost>(`${paths.package}/:host`, async (request, reply) => {
    const { host } = request.params
    if (refusesForeign(request, reply)) return reply
    if (!isPlatform(host)) return refuse(reply, 404, 'there is no such mini-program')
    try {
      const { etag, json } = await packages.of(builds.folderOf(host), host)
      return sendKept(request, reply, { etag, type: 'application/json; charset=utf-8', text: json })
    } catch (error) {
      return refuse(reply, 500, `the package of ${host} cannot be read: ${String(error)}`)
    }
  })

  // Pictures of the package, such as the icons of its tabs.
  app.get<{ Params: { host: string; '*': string } }>(`${paths.package}/:host/*`, async ({ params }, reply) => {
    const { host, '*': name } = params
    const isPicture = /^[\w-]+(\/[\w-]+)*\.png$/.test(name)
    if (!isPlatform(host) || !isPicture) return refuse(reply, 404, 'there is no such file')
    try {
      return await reply.type('image/png').send(readFileSync(path.join(builds.folderOf(host), name)))
    } catch {
      return refuse(reply, 404, 'there is no such file')
    }
  })
}

const refuse = (reply: FastifyReply, code: number, message: string) =>
  reply.code(code).send({ code: code === 404 ? 'NOT_FOUND' : 'FAILED', message })

function refusesForeign(request: FastifyRequest, reply: FastifyReply): boolean {
  if (!isForeign(request)) return false
  void reply.code(403).send({ code: 'FORBIDDEN', message: 'only from the sandbox itself' })
  return true
}
