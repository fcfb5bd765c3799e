import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { reachedOrigin } from '../../http/origin'
import { paths } from './paths'

/** What runs an app in a frame, and evaluates its code: answered at the frames' port alone. */
const framesOnly: ReadonlySet<string> = new Set([
  `${paths.frame}/:host`,
  paths.script,
  paths.style,
  paths.program,
  paths.window,
  `${paths.package}/:host`,
  `${paths.package}/:host/*`,
  `${paths.build}/:host`,
  paths.provider,
])

/** Of the sandbox's own addresses those that an app needs, too: pictures to choose, and pages that a customer is led to. */
const forApps: ReadonlySet<string> = new Set([
  '/sandbox/shell-frame.js',
  '/sandbox/public-key',
  '/sandbox/page.css',
  '/sandbox/page.js',
  '/sandbox/samples/:mobile/:file',
  '/sandbox/provider/:provider',
  '/sandbox/provider/outcome',
  '/sandbox/transfer/:name',
  '/sandbox/bank/sign',
  '/sandbox/partner/account',
  '/sandbox/partner/fly/:linkKey',
  '/sandbox/certificates',
  '/sandbox/service',
  '/sandbox/store/:app/:os',
])

/** The sandbox's own pages and buttons: those that are not listed above belong to the main port. */
const ownPages = /^\/(sandbox|__faults|notify)(\/|$)/

/** Whether a route answers at the frames' port; the built app, which is no route, does. */
export const answersFrames = (route: string | undefined): boolean =>
  route === undefined || framesOnly.has(route) || forApps.has(route) || !ownPages.test(route)

/**
 * A second port with an origin of its own for the frames of `/sandbox/hosts`, which evaluate the code of any package. A browser keeps them from
 * reading the page around them and everything else of the sandbox; this port answers what an app needs, and nothing more.
 */
export class FramesPort {
  private readonly requests = new WeakSet<IncomingMessage>()
  private server: Server | undefined

  /** @param configured address at which everyone reaches this port, behind a proxy */
  constructor(
    private readonly app: FastifyInstance,
    private readonly configured: { publicOrigin?: string; framesOrigin?: string },
  ) {
    app.addHook('onRequest', async (request, reply) => {
      const { url: route } = request.routeOptions
      const isHere = this.holds(request.raw)
      if (isHere ? answersFrames(route) : !route || !framesOnly.has(route)) return
      const message = isHere
        ? 'the port of the frames does not answer this'
        : 'only the port of the frames answers this'
      await reply.code(404).send({ code: 'NOT_FOUND', message })
    })
    // What stands in a frame, or in its window, stands in the page of the hosts too.
    app.addHook('onSend', async (request, reply) => {
      if (!this.holds(request.raw)) return
      const policy = String(reply.getHeader('content-security-policy') ?? '')
      reply.removeHeader('x-frame-options')
      reply.header(
        'content-security-policy',
        policy.replace("frame-ancestors 'self'", `frame-ancestors 'self' ${this.pageOrigin(request.raw)}`),
      )
    })
    app.addHook('onClose', async () => {
      this.server?.closeAllConnections()
      this.server?.close()
    })
  }

  /** Listens; 0 is any free port. Rejects where the port is taken. */
  async listen(port: number, host: string): Promise<void> {
    const server = createServer((request, response) => {
      this.requests.add(request)
      this.app.routing(request, response)
    })
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, resolve)
    })
    this.server = server
  }

  /** Whether a request came in at this port. */
  holds(request: IncomingMessage): boolean {
    return this.requests.has(request)
  }

  /** Origin of the frames for the caller that opened the page by this request; undefined where only the page's address behind a proxy is configured. */
  originFor(request: IncomingMessage): string | undefined {
    const { publicOrigin, framesOrigin } = this.configured
    if (framesOrigin || publicOrigin) return framesOrigin
    return withPort(request, this.server)
  }

  /** Origin of the page of the hosts for a request of its frames. */
  pageOrigin(request: IncomingMessage): string {
    return this.configured.publicOrigin ?? withPort(request, this.app.server)
  }
}

/** The address that a caller has reached, with the port of a server. */
function withPort(request: IncomingMessage, server: Server | undefined): string {
  const url = new URL(reachedOrigin(request.headers.host ?? '', request.socket))
  url.port = String((server?.address() as AddressInfo | null)?.port ?? '')
  return url.origin
}
