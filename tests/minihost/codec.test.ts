import fs from 'node:fs'
import path from 'node:path'
import { decryptText, makeKeyPair, md5Hex } from '@tests/request/codec/verifier'
import Fastify from 'fastify'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { buildAppCode } from './appCode'
import { addRandomWorker, writeFixture } from './fixture'
import { type Mock, openMiniProgram } from './openMiniProgram'

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

/** Runs the app until it shows the text, and returns the kinds of the errors shown; without bytes the host's source of random bytes is removed. */
async function run(dir: string, platform: Platform, text: string, hasBytes = true): Promise<void> {
  const mocks: Record<string, Mock> = {}
  if (!hasBytes && platform === 'alipay') fs.rmSync(path.join(dir, 'workers'), { recursive: true, force: true })
  else if (!hasBytes) mocks.getRandomValues = refuse
  const app = await openMiniProgram({ dir, platform, baseUrl, mocks })
  await app.launch('/pages/home')
  await app.tap('#send')
  await app.waitForText(text)
  await app.close()
}

const refuse = (): never => {
  throw new Error('none')
}

describe.each<Platform>(['weapp', 'alipay', 'tt'])('the codec on %s', (platform) => {
  const present = `[typeof self, typeof crypto, typeof TextEncoder, typeof BigInt].filter((one) => one !== 'undefined')`
  const dir = writeFixture(platform, {
    send: `
      if (${present}.length > 0) return page.say('this host is not bare')
      const shown = []
      require('../codec.js').send('${secret}', (kind) => shown.push(kind)).then(
        (data) => page.say('answer ' + JSON.stringify(data)),
        (error) => page.say('failed ' + (error.kind || error.message) + ', shown ' + shown))`,
  })
  beforeAll(() => {
    buildAppCode(platform, './tests/minihost/apiVipApp', path.join(dir, 'codec.js'))
    if (platform === 'alipay') addRandomWorker(dir)
  })
  afterAll(() => fs.rmSync(dir, { recursive: true }))

  it('C2 encrypts without self, crypto, TextEncoder and BigInt, and OpenSSL decrypts it', async () => {
    await run(dir, platform, 'answer {"taken":true}')
    expect(received).toHaveLength(1)
    const { headers, body } = received[0] as Received
    const { data } = body
    expect(JSON.parse(decryptText(data, keys))).toEqual({ secret, mToken: 'token-a' })
    const encryptKey = String(headers['encrypt-key'])
    const key = decryptText(encryptKey, keys)
    expect(headers.sign).toBe(
      md5Hex(`data=${data}&encryptKey=${encryptKey}&path=/test/supplier&requestId=${headers.requestid}&key=${key}`),
    )
  })

  it('C2 without random bytes sends nothing, and shows the reason', async () => {
    await run(dir, platform, 'failed unprotected, shown unprotected', false)
    expect(received).toEqual([])
  })
})
