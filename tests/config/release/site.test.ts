import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@tests/config/temporaryFolder'
import Fastify from 'fastify'
import { headersFile, nginxFile } from '../../../config/release/headerFiles'
import { siteHeaders } from '../../../config/release/headers'
import {
  outsideOf,
  siteRefusals,
  uncompressedFiles,
  unhashedFiles,
  writeSiteHeaders,
} from '../../../config/release/site'
import { secure } from '../../../sandbox/http/security'
import { mountSite } from '../../../sandbox/http/site'

const none = { servers: [], links: [] }
const script = 'window.a = 1'
const hash = createHash('sha256').update(script).digest('base64')

/** A built site with one inline script and one hashed file. */
function site(): string {
  const dir = temporaryFolder('site')
  writeFileSync(path.join(dir, 'index.html'), `<html><script>${script}</script></html>`)
  writeFileSync(path.join(dir, 'a.1f3b2c.js'), '')
  return dir
}

/** What the sandbox answers for a file of such a site. */
async function servedBySandbox(address: string) {
  const app = Fastify()
  await secure(app, [])
  mountSite(app, site())
  const { headers } = await app.inject(address)
  await app.close()
  return headers
}

describe('the headers of a site', () => {
  it('are those of the sandbox, with the hashes of its own inline scripts', async () => {
    const { always, hashed, cache } = await siteHeaders([hash], none)
    const served = await servedBySandbox('/')
    const { 'content-security-policy': policy, 'strict-transport-security': onlyHttps, ...others } = always
    expect(onlyHttps).toBe('max-age=31536000')
    expect(Object.keys(others).length).toBeGreaterThan(5)
    expect(served).toMatchObject(others)
    expect(policy).toContain(`'sha256-${hash}'`)
    // In the sandbox frames fall back on default-src, which says the same.
    expect(policy).toBe(`${served['content-security-policy']};frame-src 'self'`)
    expect(served['cache-control']).toBe(cache)
    expect((await servedBySandbox('/a.1f3b2c.js'))['cache-control']).toBe(hashed.cache)
  })

  it('allow the servers and the linked sites where they are needed, and nowhere else', async () => {
    const { always } = await siteHeaders([], { servers: ['https://api.example'], links: ['https://m.example'] })
    const directives = (always['content-security-policy'] ?? '').split(';')
    const having = (origin: string) => directives.filter((one) => one.includes(origin)).map((one) => one.split(' ')[0])
    expect(having('https://api.example').sort()).toEqual(['connect-src', 'img-src'])
    expect(having('https://m.example').sort()).toEqual(['frame-src', 'img-src'])
  })

  it('stand in the files of servers, the page’s hashes included; only hashed files are kept for a year', async () => {
    const dir = site()
    const written = await writeSiteHeaders(dir, none)
    expect(written.map((file) => path.relative(dir, file))).toEqual([
      '_headers',
      '_redirects',
      expect.stringMatching(/\.nginx\.conf$/),
    ])
    const [headers = '', redirects, nginx = ''] = written.map((file) => readFileSync(file, 'utf8'))
    expect(redirects).toBe('/* /index.html 200\n')
    for (const text of [headers, nginx]) expect(text).toContain(`'sha256-${hash}'`)
    const kept = headers
      .split('\n')
      .filter((_line, place, lines) => /cache-control: .*max-age/.test(lines[place + 1] ?? ''))
    expect(kept).toEqual(['/js/*', '/css/*', '/static/*'])
    // Servers that read this file take at most 2 000 signs in a line.
    expect(Math.max(...headers.split('\n').map((line) => line.length))).toBeLessThan(2000)
  })

  it('keep the compressed forms of a file apart in a cache between nginx and the browser', async () => {
    expect(nginxFile(await siteHeaders([], none)).split('location ')[0]).toMatch(/gzip_static on;[\s\S]*gzip_vary on;/)
  })

  it('stand in each location of nginx, which inherits none, and an answer 404 is not kept', async () => {
    const headers = await siteHeaders([], none)
    const locations = nginxFile(headers).split('location ').slice(1)
    expect(locations).toHaveLength(3)
    for (const location of locations) {
      for (const name of Object.keys(headers.always)) expect(location).toContain(`add_header ${name} "`)
      expect(location).not.toMatch(/cache-control.* always/)
    }
    expect(headersFile(headers)).toContain('  x-content-type-options: nosniff')
  })
})

describe('a built site', () => {
  it('has a hash in each name but those that servers and visitors know', () => {
    const fine = [
      'index.html',
      'index.html.br',
      '_headers',
      'js/app.1f3b2c.js',
      'static/fonts/1f3b2c4d.ttf',
      'js/1.1f3b2c.js.LICENSE.txt',
    ]
    expect(unhashedFiles(fine)).toEqual([])
    expect(unhashedFiles([...fine, 'js/app.js', 'logo.png'])).toEqual([
      expect.stringMatching(/^js\/app\.js has no hash/),
      expect.stringMatching(/^logo\.png has no hash/),
    ])
  })

  it('has both compressed files beside each text, unless that is short', () => {
    const bytes = (count: number) => () => count
    expect(uncompressedFiles(['a.js', 'a.js.br', 'a.js.gz', 'b.png'], bytes(5000))).toEqual([])
    expect(uncompressedFiles(['a.js', 'a.js.br'], bytes(5000))).toEqual([expect.stringContaining('a.js.gz is missing')])
    expect(uncompressedFiles(['a.js'], bytes(100))).toEqual([])
  })

  it('is refused with a file without a hash', () => {
    const dir = site()
    expect(siteRefusals(dir)).toEqual([])
    writeFileSync(path.join(dir, 'logo.png'), '')
    expect(siteRefusals(dir)).toEqual([expect.stringContaining('logo.png has no hash')])
  })
})

it('the origins outside a site are those of its servers and links, each once', () => {
  const variables = {
    APP_ENV: 'production',
    APP_HOST_MAIN: 'https://api.example/main',
    APP_HOST_VIP: 'https://api.example/vip',
    APP_HOST_LOW_CODE: 'https://low.example',
    APP_HOST_CASHIER: 'https://api.example',
    APP_HOST_REPORT: 'https://report.example:444/a',
    APP_PUBLIC_KEY: 'key',
    APP_LINK_HOSTS: 'm.example, self',
  }
  expect(outsideOf(variables)).toEqual({
    servers: ['https://api.example', 'https://low.example', 'https://report.example:444'],
    links: ['https://m.example'],
  })
})
