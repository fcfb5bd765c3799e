import { cpSync, existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { temporaryFolder } from '@tests/config/temporaryFolder'
import { sharedChromium } from '@tests/fixtures/chromium'
import { distOf } from '@tests/fixtures/dist'
import { sharedSandbox, type TestSandbox } from '@tests/sandbox/startSandbox'
import type { Browser } from 'playwright-core'
import { siteRefusals, writeSiteHeaders } from '../../config/release/site'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** The headers of one pattern of addresses. */
interface Rule {
  pattern: string
  headers: [string, string][]
}

/** The rules of a file `_headers`. */
function rulesIn(text: string): Rule[] {
  return text
    .trim()
    .split(/\n(?=\S)/)
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n')
      return { pattern, headers: lines.map((line) => splitAtFirst(line.trim(), ': ')) }
    })
}

const splitAtFirst = (text: string, sign: string): [string, string] => {
  const at = text.indexOf(sign)
  return [text.slice(0, at), text.slice(at + sign.length)]
}

/** A static server as `_headers` and `_redirects` describe it. Calls of the app and pictures go to another server. */
async function serve(dir: string, other: string): Promise<{ url: string; server: Server }> {
  const rules = rulesIn(readFileSync(path.join(dir, '_headers'), 'utf8'))
  const server = createServer((request, response) => {
    const address = (request.url ?? '/').split('?')[0] ?? '/'
    const isCall = request.method !== 'GET' || request.headers['trace-id'] !== undefined
    if (isCall || address.startsWith('/pictures/')) void pass(request, response, other)
    else sendFile(dir, address, rules, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

function sendFile(dir: string, address: string, rules: Rule[], response: ServerResponse): void {
  const file = path.extname(address) && existsSync(path.join(dir, address)) ? address : '/index.html'
  for (const { headers } of rules.filter(({ pattern }) => address.startsWith(pattern.replace('*', ''))))
    for (const [name, value] of headers) response.setHeader(name, value)
  response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream')
  const small = `${file}.br`
  const isSmall = existsSync(path.join(dir, small))
  if (isSmall) response.setHeader('content-encoding', 'br')
  response.end(readFileSync(path.join(dir, isSmall ? small : file)))
}

/** Passes a request on. Answers name pictures at the other server's address, which becomes this one's. */
async function pass(request: IncomingMessage, response: ServerResponse, other: string): Promise<void> {
  const body: Buffer[] = []
  for await (const part of request) body.push(part as Buffer)
  const { host, connection: _connection, ...headers } = request.headers
  const answer = await fetch(other + request.url, {
    method: request.method,
    headers: headers as Record<string, string>,
    ...(body.length > 0 ? { body: Buffer.concat(body) } : {}),
  })
  const type = answer.headers.get('content-type') ?? 'text/plain'
  response.writeHead(answer.status, { 'content-type': type })
  response.end(
    type.includes('json')
      ? (await answer.text()).replaceAll(other, `http://${host}`)
      : Buffer.from(await answer.arrayBuffer()),
  )
}

let browser: Browser
let sandbox: TestSandbox
let server: Server
let url: string
const dir = path.join(temporaryFolder('released'), 'site')

beforeAll(async () => {
  cpSync(distOf('h5'), dir, { recursive: true })
  await writeSiteHeaders(dir, { servers: [], links: [] })
  ;[sandbox, browser] = await Promise.all([sharedSandbox(), sharedChromium()])
  ;({ url, server } = await serve(dir, sandbox.url))
})
afterAll(async () => {
  await browser?.close()
  server?.close()
  await sandbox?.close()
})

/** Opens an address and tells what the page complains about. */
async function visit(address: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.addInitScript(() => window.localStorage.setItem('privacyConsent', JSON.stringify({ data: 1 })))
  const answer = await page.goto(url + address)
  return { page, problems, policy: answer?.headers()['content-security-policy'] ?? '' }
}

it('the H5 build has hashed names and compressed files, so that it can be released', () => {
  expect(siteRefusals(distOf('h5'))).toEqual([])
})

it.each([
  ['/', '.entry-grid-item'],
  ['/pages/mall/index', '.screen'],
])(
  'the released site starts at %s on a static server, under its policy and without a violation',
  async (address, element) => {
    const { page, problems, policy } = await visit(address)
    await page.locator(element).first().waitFor()
    expect(policy).toMatch(/script-src 'self' 'sha256-/)
    expect(problems).toEqual([])
    await page.close()
  },
)

it('the policy refuses a script that was put into the page', async () => {
  const { page, problems } = await visit('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.planted = true'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  expect(problems.join()).toContain('Content Security Policy')
  await page.close()
})
