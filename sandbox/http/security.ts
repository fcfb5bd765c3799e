import type { FastifyInstance } from 'fastify'

/** Origins that mini-program developer tools and local development servers call from; pages elsewhere get no CORS answer. */
const trustedOrigin =
  /^(https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?|https:\/\/servicewechat\.com|https:\/\/[\w-]+\.microapp\.bytedance\.com)$/

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  // Answers carry personal data; files and pictures, which carry none, say how long they may be kept.
  'cache-control': 'no-store',
}

/** Content security policy of every HTML page; `scripts` are the hashes of its inline scripts, if any. */
export const policyWith = (scripts: readonly string[]): string =>
  [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts.map((hash) => `'sha256-${hash}'`)].join(' '),
    // The runtime writes style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    // The runtime's own icons are a font inside its style sheet.
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

/** Security headers on everything, which no cache keeps unless it says otherwise, CORS for developer tools, and a policy on pages that did not set their own. */
export function hookSecurity(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(everywhere)
    const { origin } = request.headers
    if (!origin || !trustedOrigin.test(origin)) return
    reply.headers({ 'access-control-allow-origin': origin, vary: 'Origin' })
    if (request.method !== 'OPTIONS') return
    reply.headers({
      'access-control-allow-methods': 'GET, POST, DELETE',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
      'access-control-max-age': '7200',
    })
    await reply.code(204).send()
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html')
    if (isPage && !reply.getHeader('content-security-policy')) reply.header('content-security-policy', policyWith([]))
    return payload
  })
}
