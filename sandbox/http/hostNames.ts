import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { isOwnName, parseHost } from './origin'

/**
 * Whether the sandbox answers for the name of a `Host` header: names of this machine, addresses, and the name of the configured origins. A
 * page elsewhere whose owner points its own name at this machine would otherwise read everything here as its own.
 */
export function answersFor(header: string, configured: readonly string[]): boolean {
  const host = parseHost(header)
  if (!host) return false
  const name = host.hostname
  const isAddress = isIP(name.replace(/^\[|\]$/g, '')) !== 0
  return isAddress || isOwnName(name) || configured.some((origin) => name === new URL(origin).hostname)
}

/** Refuses every request for another name. */
export function checkHosts(app: FastifyInstance, configured: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host = '' } = request.headers
    if (answersFor(host, configured)) return
    const message = `the sandbox does not answer for the host ${host.slice(0, 100)}: open it by localhost or an IP address, or start it with PUBLIC_ORIGIN set to its address`
    await reply.code(403).send({ code: 'FORBIDDEN', message })
  })
}
