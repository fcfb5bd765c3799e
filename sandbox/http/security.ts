import cors from '@fastify/cors'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Origins that mini-program developer tools and local development servers call from; pages elsewhere get no CORS answer. */
const trustedOrigin =
  /^(https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?|https:\/\/servicewechat\.com|https:\/\/[\w-]+\.microapp\.bytedance\.com)$/

/** What pages may ask a customer for; an origin that is named may ask for it in frames of them. */
export function permissionsPolicy(frames?: string): string {
  const own = frames ? `(self "${frames}")` : '(self)'
  return `camera=${own}, geolocation=${own}, microphone=(self), payment=(), usb=()`
}

/** What helmet does not send. */
const everywhere = {
  'permissions-policy': permissionsPolicy(),
  // Answers carry personal data; files and pictures, which carry none, say how long they may be kept.
  'cache-control': 'no-store',
}

type Policy = Pick<FastifyHelmetOptions, 'contentSecurityPolicy'>

/** A content security policy of exactly these directives, for `reply.helmet`. */
export const policyOf = (directives: Record<string, string[]>): Policy => ({
  contentSecurityPolicy: { useDefaults: false, directives },
})

/** The policy of everything that does not set its own; `scripts` are the SHA-256 hashes of a page's inline scripts, in base64. */
export const policyWith = (scripts: readonly string[]): Policy =>
  policyOf({
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scripts.map((hash) => `'sha256-${hash}'`)],
    // The runtime writes style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: ["'self'"],
    // The runtime's own icons are a font inside its style sheet.
    fontSrc: ["'self'", 'data:'],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'self'"],
  })

/** Matches the paths of routes, whose parameters may be any text without a slash. */
const anyOf = (paths: readonly string[]): RegExp =>
  new RegExp(`^(${paths.map((path) => path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')).join('|')})$`)

/**
 * Security headers and `no-store` on every answer that does not say otherwise, and CORS for developer tools.
 * @param shared paths of the routes that have CORS; the pages of the sandbox have none, since they show every customer's messages
 */
export async function secure(app: FastifyInstance, shared: readonly string[]): Promise<void> {
  const isShared = anyOf(shared)
  await app.register(helmet, {
    ...policyWith([]),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The sandbox speaks plain HTTP; behind a tunnel this header would bind all of the developer's localhost to HTTPS.
    strictTransportSecurity: false,
  })
  const options = { methods: ['GET', 'POST', 'DELETE'], maxAge: 7200, strictPreflight: false }
  await app.register(cors, {
    delegator: ({ url, headers: { origin = '' } }, answer) => {
      const isTrusted = trustedOrigin.test(origin) && isShared.test(url.split('?')[0] ?? '')
      answer(null, { ...options, origin: isTrusted ? origin : false })
    },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(everywhere)
  })
}
