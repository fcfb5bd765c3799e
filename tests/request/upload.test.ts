import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { download, upload } from '@/request/upload'
import { decodeSigned } from '../../sandbox/http/signed'
import { readUpload } from '../../sandbox/http/upload'
import { errorOf } from './errorOf'
import { connectApp, type FakeApp } from './fakeApp'
import { endAll, notSignedIn, ok, refusal, type SentCall, sent, settled } from './fakeHost'
import { readUpload as readPicture, uploadPicture, uploadQuietly, uploadStream } from './testEndpoints'

jest.mock('@tarojs/taro', () => {
  const { taroModule } = jest.requireActual('./fakeHost')
  const readFile = ({
    filePath,
    success,
    fail,
  }: {
    filePath: string
    success: (read: object) => void
    fail: (why: object) => void
  }) =>
    filePath.endsWith('gone.png') ? fail({ errMsg: 'readFile:fail' }) : success({ data: mockPicture.buffer.slice(0) })
  return { __esModule: true, default: { ...taroModule.default, getFileSystemManager: () => ({ readFile }) } }
})
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))
jest.mock('@/platform/network/fileUpload', () => ({
  startUpload: (...args: unknown[]) => mockVariants[mockVariant].startUpload(...args),
  wrapFile: (...args: unknown[]) => mockVariants[mockVariant].wrapFile(...args),
}))

/** A PNG of one pixel, with the beginning of a boundary behind it. */
const mockPicture = Uint8Array.from([
  ...Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  ),
  ...[0x2d, 0x2d, 0x0d, 0x0a, 0],
])
const mockVariants = {
  h5: jest.requireActual('../../src/platform/network/fileUpload.h5'),
  mini: jest.requireActual('../../src/platform/network/fileUpload.ts'),
}
let mockVariant: keyof typeof mockVariants
let app: FakeApp
const file = { path: 'http://tmp/side "a".png', blob: new Blob([mockPicture]) }

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  app = connectApp()
  mockVariant = 'mini'
})
afterEach(async () => {
  await endAll()
  jest.useRealTimers()
})

/** The first request that reaches the host; reading a blob takes many turns of the event loop. */
async function firstCall(): Promise<SentCall> {
  for (let turn = 0; turn < 50 && !sent[0]; turn++) await new Promise((done) => setImmediate(done))
  if (!sent[0]) throw new Error('nothing was sent')
  return sent[0]
}

describe.each(['mini', 'h5'] as const)('the form of an upload on %s', (variant) => {
  beforeEach(() => {
    mockVariant = variant
  })

  /** The fields and the file of the form that reached the host. */
  async function formOf(call: SentCall): Promise<{ fields: Record<string, string>; file: unknown }> {
    if (call.api === 'uploadFile') return { fields: call.formData as Record<string, string>, file: call.filePath }
    const { file: sentFile, ...fields } = Object.fromEntries((call.data as FormData).entries())
    return { fields: fields as Record<string, string>, file: sentFile && (sentFile as Blob).size }
  }

  it('R-22 R-27 is multipart with mToken, ua, args, sign and url beside the file', async () => {
    const answer = upload(uploadPicture, { file, fields: { side: 'front' } })
    const call = await firstCall()
    const form = await formOf(call)
    expect(form.file).toBe(variant === 'h5' ? mockPicture.length : file.path)
    expect(Object.keys(form.fields).sort()).toEqual(['args', 'mToken', 'sign', 'ua', 'url'])
    expect(decodeSigned(form.fields, '/test/upload-picture')).toEqual({
      data: { side: 'front' },
      token: 'token-a',
      ua: expect.any(String),
    })
    expect(call.header).toMatchObject({ 'app-name': 'xbt-wallet', 'trace-id': expect.stringMatching(/^\d{20}$/) })
    expect(Object.keys(call.header ?? {})).not.toContain('content-type')
    await call.answer(ok({ orderId: '1' }))
    await expect(answer).resolves.toEqual({ orderId: '1' })
  })

  it('N1 R-30 is aborted after 60 s when it stalls, and not retried', async () => {
    const failure = errorOf(upload(uploadPicture, { file, fields: {} }))
    const call = await firstCall()
    await jest.advanceTimersByTimeAsync(60_000)
    expect((await failure).kind).toBe('timeout')
    expect(call.isStopped).toBe(true)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
  })
})

describe('the answer to an upload', () => {
  it('R-44 is shown once and rejects where it is a refusal', async () => {
    const failure = errorOf(upload(uploadPicture, { file, fields: {} }))
    await (await firstCall()).answer(refusal('FILE_TYPE', 'not a picture'))
    expect(await failure).toMatchObject({ kind: 'refused', code: 'FILE_TYPE' })
    expect(app.shown.map(({ message }) => message)).toEqual(['not a picture'])
  })

  it('R-33 shows nothing on the identity pages', async () => {
    const failure = errorOf(upload(uploadPicture, { file, fields: {} }, { toast: false }))
    await (await firstCall()).answer(refusal('FILE_TYPE', 'not a picture'))
    await failure
    expect(app.shown).toHaveLength(0)
  })

  it('R-33 shows nothing where its endpoint never does', async () => {
    const failure = errorOf(upload(uploadQuietly, { file, fields: {} }))
    await (await firstCall()).answer(refusal('FILE_TYPE', 'not a picture'))
    await failure
    expect(app.shown).toHaveLength(0)
  })

  it.each([
    ['one that reads', readPicture],
    ['one that writes', uploadPicture],
  ])('R-22 is never sent twice by %s, since it may have created an order', async (_, endpoint) => {
    const failure = errorOf(upload(endpoint, { file, fields: {} }))
    await (await firstCall()).fail()
    await jest.advanceTimersByTimeAsync(10_000)
    expect((await failure).kind).toBe('offline')
    expect(sent).toHaveLength(1)
  })

  it('R-32 ends the session with code 300000', async () => {
    const failure = errorOf(upload(uploadPicture, { file, fields: {} }))
    await (await firstCall()).answer(notSignedIn)
    expect((await failure).kind).toBe('session')
    expect(app.lost).toEqual(['token-a'])
  })

  it('R-21 belongs to a request with the token in its headers inside the native app', async () => {
    app.appToken = { jwtToken: 'jwt', token: 'native' }
    const answer = upload(uploadPicture, { file, fields: {} })
    const call = await firstCall()
    expect(call.formData).not.toHaveProperty('mToken')
    expect(call.header).toMatchObject({ 'jwt-token': 'jwt', token: 'native' })
    await call.answer({ code: 1, data: { done: true } })
    await expect(answer).resolves.toEqual({ done: true })
  })
})

describe.each(['mini', 'h5'] as const)('a stream upload on %s', (variant) => {
  beforeEach(() => {
    mockVariant = variant
  })

  it('R-22 is one POST with a boundary of our own that a server can parse', async () => {
    const answer = upload(uploadStream, { file, fields: { name: '正面 😀' } })
    const call = await firstCall()
    expect(call).toMatchObject({ api: 'request', method: 'POST' })
    const type = call.header?.['content-type'] ?? ''
    expect(type).toMatch(/^multipart\/form-data; boundary=xbt\d{32}$/)
    const form = await new Response(call.data as Blob | ArrayBuffer, { headers: { 'content-type': type } }).formData()
    const { file: received, ...fields } = Object.fromEntries(form.entries())
    expect(decodeSigned(fields, '/test/upload-stream')).toEqual({
      data: { name: '正面 😀' },
      token: 'token-a',
      ua: expect.any(String),
    })
    expect((received as File).name).toBe('side__a_.png')
    expect(new Uint8Array(await (received as File).arrayBuffer())).toEqual(mockPicture)
    await call.answer(ok({ done: true }))
    await expect(answer).resolves.toEqual({ done: true })
  })
})

describe('the sandbox', () => {
  it.each(['mini', 'h5'] as const)('R-22 parses the stream of %s like any upload', async (variant) => {
    mockVariant = variant
    const answer = upload(uploadStream, { file, fields: { side: 'back' } })
    const call = await firstCall()
    const payload = Buffer.from(await new Response(call.data as Blob | ArrayBuffer).arrayBuffer())
    jest.useRealTimers()
    const server = Fastify()
    await server.register(multipart)
    server.post('/upload', async (request) => {
      const { fields, upload: received } = await readUpload(request)
      return { data: decodeSigned(fields, '/test/upload-stream').data, type: (await received()).type }
    })
    const url = await server.listen({ port: 0, host: '127.0.0.1' })
    const taken = await fetch(`${url}/upload`, { method: 'POST', headers: call.header, body: payload })
    const read = await taken.json()
    await server.close()
    expect(read).toEqual({ data: { side: 'back' }, type: 'png' })
    await call.answer(ok())
    await answer
  })
})

describe('a file that no longer exists', () => {
  it('R-22 fails without a request, and the failure is shown', async () => {
    const failure = errorOf(upload(uploadStream, { file: { path: 'http://tmp/gone.png' }, fields: {} }))
    expect((await failure).kind).toBe('malformed')
    expect(sent).toHaveLength(0)
    expect(app.shown).toHaveLength(1)
  })
})

describe('a download', () => {
  it('answers the host’s path, and sends nothing about the user', async () => {
    const path = download('https://files.example/agreement.pdf')
    await settled()
    expect(sent[0]).toMatchObject({ api: 'downloadFile', url: 'https://files.example/agreement.pdf', timeout: 60_000 })
    expect(sent[0]?.header).toBeUndefined()
    await sent[0]?.settle({ statusCode: 200, tempFilePath: 'http://tmp/1.pdf' })
    await expect(path).resolves.toBe('http://tmp/1.pdf')
  })

  it('succeeds on Alipay, which answers no status', async () => {
    const path = download('https://files.example/a.pdf')
    await settled()
    await sent[0]?.settle({ tempFilePath: 'http://tmp/2.pdf' })
    await expect(path).resolves.toBe('http://tmp/2.pdf')
  })

  it('R-34 of a missing file rejects, and the failure is shown', async () => {
    const failure = errorOf(download('https://files.example/none.pdf'))
    await settled()
    await sent[0]?.settle({ statusCode: 404, tempFilePath: 'http://tmp/3' })
    expect(await failure).toMatchObject({ kind: 'http', code: '404', data: 'error' })
    expect(app.shown).toHaveLength(1)
  })

  it('R-133 its failure is no failure of a call, and is not reported as one; that of an upload is', async () => {
    const onFailure = jest.fn()
    app = connectApp({ onFailure })
    const loading = errorOf(download('https://files.example/none.pdf'))
    await settled()
    await sent[0]?.settle({ statusCode: 404, tempFilePath: 'http://tmp/3' })
    await loading
    expect(onFailure).not.toHaveBeenCalled()
    sent.length = 0
    const sending = errorOf(upload(uploadPicture, { file, fields: {} }))
    await (await firstCall()).answer(refusal('FILE_TYPE', 'not a picture'))
    expect(onFailure).toHaveBeenCalledWith(await sending, uploadPicture)
  })

  it('R-44 shows nothing where the screen says it, and is asked for again after a lost answer', async () => {
    const failure = errorOf(download('https://files.example/none.pdf', { toast: false }))
    await settled()
    await sent[0]?.fail()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(sent.length).toBeGreaterThan(1)
    for (const call of sent) await call.settle({ statusCode: 404, tempFilePath: 'http://tmp/3' })
    expect((await failure).kind).toBe('http')
    expect(app.shown).toHaveLength(0)
  })

  it('N1 R-30 is aborted after 60 s when it stalls', async () => {
    const failure = errorOf(download('https://files.example/slow.pdf'))
    await settled()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(await failure).toMatchObject({ kind: 'timeout', traceId: expect.stringMatching(/^\d{20}$/) })
    expect(sent[0]?.isStopped).toBe(true)
  })
})
