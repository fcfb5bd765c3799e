import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { secure } from '../../../sandbox/http/security'

let app: FastifyInstance
let url: string
beforeAll(async () => {
  app = Fastify()
  await secure(app, ['/tried', '/tried/:id'])
  for (const path of ['/tried', '/tried/:id', '/sandbox/tried']) app.all(path, async () => ({}))
  url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/tried`
})
afterAll(() => app.close())

const preflight = (origin: string) =>
  fetch(url, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'app-name' },
  })

describe('pages elsewhere', () => {
  it.each([
    'http://localhost:10086',
    'http://localhost',
    'https://127.0.0.1:8443',
    'https://servicewechat.com',
    'https://tmaservice-1.microapp.bytedance.com',
  ])('may call where they are developer tools: %s', async (origin) => {
    const asked = await preflight(origin)
    expect(asked.status).toBe(204)
    expect(Object.fromEntries(asked.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'app-name',
      'access-control-allow-methods': 'GET, POST, DELETE',
      'access-control-max-age': '7200',
      vary: expect.stringContaining('Origin'),
    })
    const called = await fetch(url, { method: 'POST', headers: { origin } })
    expect(called.headers.get('access-control-allow-origin')).toBe(origin)
  })

  it.each([
    'https://evil.example',
    'https://servicewechat.com.evil.com',
    'https://evil-servicewechat.com',
    'https://evil.com/https://servicewechat.com',
    'http://servicewechat.com',
    'https://sub.servicewechat.com',
    'https://servicewechat.com:8443',
    'http://localhost.evil.com',
    'http://evil-localhost',
    'http://localhost:10086.evil.com',
    'http://127.0.0.1.evil.com',
    'http://127a0b0c1',
    'https://microapp.bytedance.com',
    'https://a.b.microapp.bytedance.com',
    'https://evil.com/.microapp.bytedance.com',
    'https://a.microapp.bytedance.com.evil.com',
    'https://aXmicroapp.bytedance.com',
    'null',
    '',
  ])('may not, however much they look like one: %j', async (origin) => {
    const called = await fetch(url, { method: 'POST', headers: { origin } })
    for (const { headers } of [await preflight(origin), called]) {
      const names = [...headers.keys()].filter((name) => name.startsWith('access-control-'))
      expect(names).toEqual([])
    }
  })

  const origin = 'http://localhost:10086'
  const allowed = async (path: string, method: string) => {
    const headers = { origin, 'access-control-request-method': 'POST' }
    const answer = await fetch(new URL(path, url), { method, headers })
    return answer.headers.get('access-control-allow-origin')
  }

  it.each(['/tried', '/tried?page=1', '/tried/7'])('may make a call of the contract: %s', async (path) => {
    expect([await allowed(path, 'OPTIONS'), await allowed(path, 'POST')]).toEqual([origin, origin])
  })

  it.each([
    '/sandbox/tried',
    '/sandbox/tried?a=/tried',
    '/sandbox/tried#/tried',
    '/tried/7/8',
    '/sandbox/nothing',
    '/',
  ])('may read nothing else: %s', async (path) => {
    expect([await allowed(path, 'OPTIONS'), await allowed(path, 'POST')]).toEqual([null, null])
  })
})

it('S7 every answer has the security headers', async () => {
  const { headers } = await fetch(url)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy':
      "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;connect-src 'self';" +
      "font-src 'self' data:;object-src 'none';base-uri 'self';form-action 'self';frame-ancestors 'self'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(self), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
  })
})

it('S6 only files of the app and drawn pictures may be kept: nothing else changes the default', () => {
  const folder = resolve(__dirname, '../../../sandbox')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const setting = files.filter((file) =>
    /cache-?control|['"]etag|last-modified/i.test(readFileSync(join(folder, file), 'utf8')),
  )
  expect(setting.sort()).toEqual(['http/pictures.ts', 'http/security.ts', 'http/site.ts'])
})
