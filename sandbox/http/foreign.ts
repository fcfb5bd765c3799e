import type { FastifyRequest } from 'fastify'

/** Pages elsewhere on the web may not press the sandbox's buttons; a browser says where a request comes from. */
export const isForeign = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site']
  return site === 'cross-site' || site === 'same-site'
}
