import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { hookSecurity } from '../../../sandbox/http/security'
import { mountSite } from '../../../sandbox/http/site'
import { rawGet } from './rawGet'

const script = 'document.documentElement.style.fontSize="20px"'
const page = (inline: string) =>
  `<!doctype html><script>${inline}</script><script src="/js/app.js"></script><div id="app"></div>`
const code = 'console.log("a")\n'.repeat(200)

let folder: string
let app: FastifyInstance
let port: number

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(folder, 'js'))
  writeFileSync(join(folder, 'index.html'), page(script))
  writeFileSync(join(folder, 'js/app.0123456789abcdef.js'), code)
  writeFileSync(join(folder, 'plain.txt'), 'plain')
  app = Fastify()
  hookSecurity(app)
  mountSite(app, folder)
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = { accept: 'text/html' }) => rawGet(port, path, headers)

describe('the built app', () => {
  it('R-01 answers its page at every address of a screen, and 404 for a file that is missing', async () => {
    for (const address of ['/', '/pages/mall/index', '/subPackages/order/detail?orderId=1']) {
      const answer = await get(address)
      expect([answer.status, answer.text]).toEqual([200, page(script)])
    }
    expect((await get('/js/gone.js')).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${port}/pages/mall/index`, { method: 'HEAD' })).status).toBe(200)
    expect((await fetch(`http://127.0.0.1:${port}/pages/mall/index`, { method: 'POST' })).status).toBe(404)
  })

  it('S7 runs its own files and the inline script it was built with, and nothing else', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    const hash = createHash('sha256').update(script).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    for (const rule of [
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "connect-src 'self'",
    ]) {
      expect(policy).toContain(rule)
    }
    expect((await get('/')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-cache',
    })
  })

  it('keeps hashed files for a year, and sends them compressed to who can read it', async () => {
    const file = '/js/app.0123456789abcdef.js'
    const brotli = await get(file, { 'accept-encoding': 'gzip, br' })
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(brotli.bytes.length).toBeLessThan(code.length / 10)
    expect((await get(file, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
    expect((await get(file, {})).text).toBe(code)
    expect((await get('/plain.txt', {})).headers['cache-control']).toBe('no-cache')
  })

  it('never reaches outside its folder', async () => {
    writeFileSync(join(folder, '../outside-site.txt'), 'secret')
    for (const path of [
      '/../outside-site.txt',
      '/%2e%2e/outside-site.txt',
      '/js/..%2f..%2foutside-site.txt',
      '/%',
      '/js%5c..%5c..',
    ]) {
      expect((await rawGet(port, path)).text).not.toContain('secret')
    }
    rmSync(join(folder, '../outside-site.txt'))
  })

  it('takes up a new build without a restart', async () => {
    await new Promise((done) => setTimeout(done, 20))
    writeFileSync(join(folder, 'index.html'), page('other()'))
    const hash = createHash('sha256').update('other()').digest('base64')
    const answer = await get('/')
    expect(answer.text).toBe(page('other()'))
    expect(answer.headers['content-security-policy']).toContain(hash)
  })
})
