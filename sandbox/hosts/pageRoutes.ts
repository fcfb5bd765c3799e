import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { policyOf } from '../http/security'
import { langOf, sendPage } from '../pages/reply'
import { hostsPage } from './hostsPage'
import { hostsStyle } from './pageStyle'
import { paths } from './paths'

/** The page runs its own files alone, and shows frames of its own origin alone. */
const policy = policyOf({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  frameSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
})

/** The page of the hosts; its script is built when it is first asked for, and the bundler is loaded only then. */
export function mountHostsPage(app: FastifyInstance): void {
  app.get(paths.pageStyle, async (_request, reply) => reply.type('text/css; charset=utf-8').send(hostsStyle))
  app.get(paths.pageScript, async (_request, reply) => {
    const { pageProgram } = await import('./bundle')
    return reply.type('text/javascript; charset=utf-8').send(readFileSync(pageProgram()))
  })
  app.get(paths.page, async (request, reply) => {
    reply.helmet(policy)
    return sendPage(reply, hostsPage(langOf(request)))
  })
}
