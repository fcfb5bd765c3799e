import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { shell } from '@/i18n/zh-CN/shell'
import { distOf } from '../fixtures/dist'
import { decryptText, makeKeyPair, md5Hex } from '../request/codec/verifier'
import { type Mock, openMiniProgram } from './openMiniProgram'
import { dialects } from './platform'
import type { Platform } from './protocol'

const keys = makeKeyPair(2048)
const secret = '权益 😀'.repeat(40)
interface Received {
  headers: Record<string, unknown>
  body: { data: string }
}
const received: Received[] = []
const server = Fastify()
let baseUrl = ''
beforeAll(async () => {
  server.get('/sandbox/public-key', () => keys.publicKey)
  server.post('/test/supplier', (request) => {
    received.push({ headers: request.headers, body: request.body as Received['body'] })
    return { suc: true, code: '000000', data: { taken: true } }
  })
  baseUrl = await server.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => received.splice(0))
afterAll(() => server.close())

/**
 * Makes an encrypted call with the code of the build. Exports of a file in the build have no readable names, so `call` is recognised by its
 * behaviour.
 */
const probe = (namespace: string): string => `
  const calls = []
  ${namespace}.webpackJsonp.push([['probe'], {}, (load) => {
    for (const id of Object.keys(load.m).filter((one) => String(load.m[one]).includes('shareKey')))
      for (const value of Object.values(load(id)))
        if (typeof value === 'function' && /shareKey/.test(value) && /supplier/.test(value)) calls.push(value)
  }])
  Page({
    data: { text: '' },
    say(text) { this.setData({ text }) },
    onLoad() {
      const present = [typeof self, typeof crypto, typeof TextEncoder, typeof BigInt].filter((one) => one !== 'undefined')
      if (present.length > 0) return this.say('this host is not bare')
      if (calls.length !== 1) return this.say('found ' + calls.length + ' functions in place of call')
      const endpoint = { path: '/test/supplier', family: 'apiVip', kind: 'write', refusals: [], empty: 'malformed' }
      calls[0](endpoint, { secret: '${secret}' }).then(
        (data) => this.say('answer ' + JSON.stringify(data)),
        (error) => this.say('failed ' + (error.kind || error.message)))
    },
  })`

/** A copy of a build whose home page is the probe. */
function withProbe(platform: Platform): string {
  const { namespace, template } = dialects[platform]
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), `codec-${platform}-`))
  fs.cpSync(distOf(platform), dir, { recursive: true })
  const home = path.join(dir, 'pages/home/index')
  fs.writeFileSync(`${home}.js`, probe(namespace))
  fs.writeFileSync(`${home}.json`, '{}')
  fs.writeFileSync(home + template, '<view>{{text}}</view>')
  return dir
}

/** Runs the probe until it shows the text, and returns the toasts; without bytes the host's source of random bytes is removed. */
async function run(platform: Platform, text: string, hasBytes = true): Promise<string[]> {
  const dir = withProbe(platform)
  const mocks: Record<string, Mock> = {}
  if (!hasBytes && platform === 'alipay') fs.rmSync(path.join(dir, 'workers'), { recursive: true, force: true })
  else if (!hasBytes) mocks.getRandomValues = refuse
  const app = await openMiniProgram({ dir, platform, baseUrl, mocks })
  await app.launch('/pages/home/index')
  await app.waitForText(text)
  const { toasts } = await app.overlay()
  await app.close()
  fs.rmSync(dir, { recursive: true })
  return toasts
}

const refuse = (): never => {
  throw new Error('none')
}

describe.each<Platform>(['weapp', 'alipay', 'tt'])('the codec in the %s build', (platform) => {
  it('C2 encrypts without self, crypto, TextEncoder and BigInt, and OpenSSL decrypts it', async () => {
    await run(platform, 'answer {"taken":true}')
    expect(received).toHaveLength(1)
    const { headers, body } = received[0] as Received
    const { data } = body
    expect(JSON.parse(decryptText(data, keys))).toEqual({ secret })
    const encryptKey = String(headers['encrypt-key'])
    const key = decryptText(encryptKey, keys)
    expect(headers.sign).toBe(
      md5Hex(`data=${data}&encryptKey=${encryptKey}&path=/test/supplier&requestId=${headers.requestid}&key=${key}`),
    )
  })

  it('C2 without random bytes sends nothing, and shows the reason', async () => {
    expect(await run(platform, 'failed unprotected', false)).toEqual([shell.unprotected])
    expect(received).toEqual([])
  })
})
