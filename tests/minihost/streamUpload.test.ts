import fs from 'node:fs'
import path from 'node:path'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { decodeSigned } from '../../sandbox/http/signed'
import { buildAppCode } from './appCode'
import { writeFixture } from './fixture'
import { openMiniProgram } from './openMiniProgram'

/** A picture whose bytes would not survive a conversion to text: every byte value, including boundaries of lines and of forms. */
const picture = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 7 + (index >> 8)) % 256)),
  Buffer.from('\r\n--xbt\r\n\0'),
])

interface Received {
  type: string
  fields: Record<string, unknown>
  fileName: string
  bytes: Buffer
}
const received: Received[] = []
const server = Fastify()
let baseUrl = ''
beforeAll(async () => {
  await server.register(multipart)
  server.post('/test/upload-stream', async (request) => {
    const one: Received = { type: request.headers['content-type'] ?? '', fields: {}, fileName: '', bytes: Buffer.of() }
    for await (const part of request.parts()) {
      if (part.type === 'field') one.fields[part.fieldname] = part.value
      else Object.assign(one, { fileName: part.filename, bytes: await part.toBuffer() })
    }
    received.push(one)
    return { code: '000000', message: '', data: { size: one.bytes.length } }
  })
  baseUrl = await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

describe.each<Platform>(['weapp', 'alipay', 'tt'])('an upload by the app on %s', (platform) => {
  const dir = writeFixture(platform, {
    send: `require('../upload.js').send('http://tmp/id-card.png').then((data) => page.say('arrived: ' + data.size), (error) => page.say('failed: ' + error.message))`,
  })
  beforeAll(() => buildAppCode(platform, './tests/minihost/uploadApp', path.join(dir, 'upload.js')))
  afterAll(() => fs.rmSync(dir, { recursive: true }))

  it('R-22 R-27 as a stream is one POST with our boundary, and arrives unchanged', async () => {
    const files = { 'http://tmp/id-card.png': picture }
    const app = await openMiniProgram({ dir, platform, baseUrl, files })
    await app.launch('/pages/home')
    await app.tap('#send')
    await app.waitForText(`arrived: ${picture.length}`)
    expect(await app.problems()).toEqual([])
    const calls = (await app.logs()).calls.filter(({ name }) => /request|upload/i.test(name))
    expect(calls.map(({ name }) => name)).toEqual(['request'])
    await app.close()

    const [one, ...others] = received.splice(0)
    expect(others).toEqual([])
    expect(one?.type).toMatch(/^multipart\/form-data; boundary=xbt\d{32}$/)
    expect(one?.bytes.equals(picture)).toBe(true)
    expect(one?.fileName).toBe('id-card.png')
    expect(decodeSigned(one?.fields ?? {}, '/test/upload-stream')).toEqual({
      data: { name: '正面 😀' },
      token: 'token-a',
      ua: expect.any(String),
    })
  })
})
