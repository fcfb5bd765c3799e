import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { secure } from '../../../sandbox/http/security'
import { mountSite } from '../../../sandbox/http/site'
import { rawGet } from './rawGet'

const script = 'document.documentElement.style.fontSize="20px"'
const page = (inline: string) =>
  `<!doctype html><script>${inline}</script><script src="/js/app.js"></script><div id="app"></div>`
const code = 'console.log("a")\n'.repeat(200)
const file = '/js/app.0123456789abcdef.js'
const brotli = brotliCompressSync(code)
const gzipped = gzipSync(code)

let folder: string
let app: FastifyInstance
let port: number

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(folder, 'js'))
  writeFileSync(join(folder, 'index.html'), page(script))
  writeFileSync(join(folder, file), code)
  writeFileSync(join(folder, `${file}.br`), brotli)
  writeFileSync(join(folder, `${file}.gz`), gzipped)
  writeFileSync(join(folder, 'plain.txt'), 'plain')
  app = Fastify()
  await secure(app, [])
  mountSite(app, folder)
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

let builds = 0

/** Writes the page again, at another time than before. */
function rebuild(html: string): void {
  writeFileSync(join(folder, 'index.html'), html)
  builds += 1
  const at = new Date(Date.now() + builds * 1_000)
  utimesSync(join(folder, 'index.html'), at, at)
}

afterEach(() => {
  rmSync(join(folder, 'index.html.br'), { force: true })
  rebuild(page(script))
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
    const answer = await get(file, { 'accept-encoding': 'gzip, br' })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(answer.bytes.length).toBeLessThan(code.length / 10)
    expect((await get(file, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
    expect((await get(file, {})).text).toBe(code)
    expect((await get('/plain.txt', {})).headers['cache-control']).toBe('no-cache')
  })

  it('answers 304 where the caller has the file, and a part of it where one is asked for', async () => {
    const { etag } = (await get('/plain.txt', {})).headers
    const again = await get('/plain.txt', { 'if-none-match': String(etag) })
    expect([again.status, again.text]).toEqual([304, ''])
    const part = await get('/plain.txt', { range: 'bytes=1-2' })
    expect([part.status, part.text]).toEqual([206, 'la'])
  })

  it('answers 404, which no cache keeps, for a file that a build has just removed, and 416 for a part beyond a file', async () => {
    const removed = '/js/removed.0123456789abcdef.js'
    writeFileSync(join(folder, removed), code)
    rebuild(page(script))
    expect((await get(removed, {})).headers['cache-control']).toContain('immutable')
    rmSync(join(folder, removed))
    const answer = await get(removed, {})
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store'])
    expect((await get('/plain.txt', { range: 'bytes=99-' })).status).toBe(416)
  })

  it('sends the compressed files of the build byte for byte, once encoded', async () => {
    const sent = async (accepted: string) => (await get(file, { 'accept-encoding': accepted })).bytes
    expect((await sent('gzip, deflate, br')).equals(brotli)).toBe(true)
    expect((await sent('gzip, br;q=0')).equals(gzipped)).toBe(true)
    for (const accepted of ['identity', '*', 'deflate']) expect((await sent(accepted)).toString()).toBe(code)
    const answer = await get(file, { 'accept-encoding': 'br' })
    expect(answer.headers['content-length']).toBe(String(brotli.length))
    expect(answer.headers.vary).toBe('Accept-Encoding, Sec-Fetch-Dest, Origin')
    const head = await fetch(`http://127.0.0.1:${port}${file}`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    })
    expect([head.headers.get('content-encoding'), head.headers.get('content-length')]).toEqual([
      'br',
      String(brotli.length),
    ])
  })

  it('has no address for a compressed file, which is a form of another', async () => {
    expect((await get(`${file}.br`)).status).toBe(404)
    expect((await get(`${file}.gz`)).status).toBe(404)
  })

  it.each([
    ['a compressed file that is missing', undefined],
    ['one of another build', brotliCompressSync('console.log("b")')],
    ['one that is damaged', Buffer.from('damaged')],
  ])('sends the file itself in place of %s', async (_name, wrong) => {
    writeFileSync(join(folder, 'js/other.js'), code)
    rmSync(join(folder, 'js/other.js.br'), { force: true })
    if (wrong) writeFileSync(join(folder, 'js/other.js.br'), wrong)
    rebuild(page(script))
    const answer = await get('/js/other.js', { 'accept-encoding': 'br, gzip' })
    expect([answer.status, answer.headers['content-encoding'], answer.text]).toEqual([200, undefined, code])
    writeFileSync(join(folder, 'js/other.js.gz'), gzipped)
    rebuild(page(script))
    expect((await get('/js/other.js', { 'accept-encoding': 'br, gzip' })).bytes.equals(gzipped)).toBe(true)
    rmSync(join(folder, 'js/other.js.gz'))
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
    const brotliPage = brotliCompressSync(page(script))
    writeFileSync(join(folder, 'index.html.br'), brotliPage)
    rebuild(page(script))
    expect((await get('/', { 'accept-encoding': 'br' })).bytes.equals(brotliPage)).toBe(true)
    rebuild(page('other()'))
    expect((await get('/', { 'accept-encoding': 'br' })).text).toBe(page('other()'))
    const hash = createHash('sha256').update('other()').digest('base64')
    const answer = await get('/')
    expect(answer.text).toBe(page('other()'))
    expect(answer.headers['content-security-policy']).toContain(hash)
  })
})
