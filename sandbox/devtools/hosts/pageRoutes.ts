import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { permissionsPolicy, policyOf } from '../../http/security'
import { langOf, sendPage } from '../../pages/reply'
import type { FramesPort } from './framesPort'
import { hostsPage } from './hostsPage'
import { hostsStyle } from './pageStyle'
import { paths } from './paths'

/** The page runs its own files alone, and shows frames of their port alone. */
const policyFor = (framesOrigin: string | undefined) =>
  policyOf({
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    frameSrc: [framesOrigin ?? "'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  })

/** The page of the hosts; its script is built when it is first asked for, and the bundler is loaded only then. */
export function mountHostsPage(app: FastifyInstance, frames: FramesPort, hotOrigin: string | undefined): void {
  app.get(paths.pageStyle, async (_request, reply) => reply.type('text/css; charset=utf-8').send(hostsStyle))
  app.get(paths.pageScript, async (_request, reply) => {
    const { pageProgram } = await import('./bundle')
    return reply.type('text/javascript; charset=utf-8').send(readFileSync(pageProgram()))
  })
  app.get(paths.page, async (request, reply) => {
    const framesOrigin = frames.originFor(request.raw)
    reply.helmet(policyFor(framesOrigin))
    if (framesOrigin) reply.header('permissions-policy', permissionsPolicy(framesOrigin))
    return sendPage(reply, hostsPage(langOf(request), framesOrigin, hotOrigin))
  })
}
