import { errorOf } from '@tests/request/errorOf'
import { connectApp, type FakeApp } from '@tests/request/fakeApp'
import { endAll, ok, sent, settled, taroModule } from '@tests/request/fakeHost'
import { payBill, readNews, writeName } from '@tests/request/testEndpoints'
import { call } from '@/request/call'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))
jest.mock('@/platform/network/abort', () => ({ makeAbort: () => mockVariants[mockVariant].makeAbort() }))

const mockVariants = {
  h5: jest.requireActual('../../../src/platform/network/abort.h5'),
  mini: jest.requireActual('../../../src/platform/network/abort.ts'),
}
let mockVariant: keyof typeof mockVariants = 'h5'

let app: FakeApp

beforeEach(() => {
  jest.useFakeTimers()
  sent.length = 0
  mockVariant = 'h5'
  app = connectApp()
})
afterEach(async () => {
  await endAll()
  jest.useRealTimers()
})

/** Whether a call has ended; awaiting one that has not would block the test. */
const hasEnded = (call: Promise<unknown>) => Promise.race([call.then(() => true), settled().then(() => false)])

describe.each(['h5', 'mini'] as const)('the time limit of a call on %s', (name) => {
  beforeEach(() => {
    mockVariant = name
  })

  it.each([
    ['a read', readNews],
    ['a write', writeName],
    ['money', payBill],
  ])('N1 R-30 aborts and rejects %s whose body never ends after 60 s', async (_, endpoint) => {
    const failure = errorOf(call(endpoint, {}))
    await settled()
    await jest.advanceTimersByTimeAsync(59_999)
    expect(sent[0]?.isStopped).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    expect(sent[0]?.isStopped).toBe(true)
    expect(await hasEnded(failure)).toBe(true)
    expect(await failure).toMatchObject({ kind: 'timeout', traceId: sent[0]?.header?.['trace-id'] })
    await jest.advanceTimersByTimeAsync(10_000)
    expect(sent).toHaveLength(1)
  })

  it('N1 frees the slot of a stalled call', async () => {
    const failures = Array.from({ length: 8 }, (_, page) => errorOf(call(readNews, { page })))
    const waiting = call(writeName, {})
    waiting.catch(() => undefined)
    await settled()
    expect(sent).toHaveLength(8)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(sent[8]?.url).toBe('/test/name')
    expect(await hasEnded(Promise.all(failures))).toBe(true)
    await sent[8]?.answer(ok({ done: true }))
    await expect(waiting).resolves.toEqual({ done: true })
  })

  it('R-30 covers all attempts of a read together', async () => {
    const failure = errorOf(call(readNews, {}))
    await settled()
    await jest.advanceTimersByTimeAsync(50_000)
    await sent[0]?.fail()
    await jest.advanceTimersByTimeAsync(9_999)
    expect(sent).toHaveLength(2)
    await jest.advanceTimersByTimeAsync(1)
    expect(sent[1]?.isStopped).toBe(true)
    expect(await hasEnded(failure)).toBe(true)
    expect((await failure).kind).toBe('timeout')
  })

  it.each([
    ['ahead', 86_400_000],
    ['back', -86_400_000],
  ])('N3 does not change when the device clock is set a day %s meanwhile', async (_, jump) => {
    const failure = errorOf(call(writeName, {}))
    await settled()
    await jest.advanceTimersByTimeAsync(5_000)
    jest.setSystemTime(Date.now() + jump)
    await jest.advanceTimersByTimeAsync(54_999)
    expect(sent[0]?.isStopped).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    expect(sent[0]?.isStopped).toBe(true)
    expect((await failure).kind).toBe('timeout')
  })

  it('R-30 starts when the call is sent, not while it waits for a slot', async () => {
    for (let page = 0; page < 8; page++) errorOf(call(readNews, { page }))
    const waiting = call(writeName, {})
    waiting.catch(() => undefined)
    await settled()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(9)
    await jest.advanceTimersByTimeAsync(59_000)
    await sent[8]?.answer(ok({ done: true }))
    await expect(waiting).resolves.toEqual({ done: true })
  })
})

describe('an answer or failure of the host', () => {
  it('R-30 comes within 60 s, which the host is told since Alipay has a default of 30', async () => {
    call(readNews, {}).catch(() => undefined)
    await settled()
    expect(sent[0]?.timeout).toBe(60_000)
    await sent[0]?.answer(ok())
  })

  it.each([
    ['WeChat', { errMsg: 'request:fail timeout' }],
    ['Alipay', { error: 13, errorMessage: 'request time out' }],
    ['Douyin', { errMsg: 'request:fail Request Timeout' }],
  ])('N1 is a timeout where %s reports it with its own message', async (_, error) => {
    const failure = errorOf(call(writeName, {}))
    await settled()
    await sent[0]?.fail(error)
    expect((await failure).kind).toBe('timeout')
  })

  it('R-34 is an HTTP answer where Alipay rejects because of its status', async () => {
    const failure = errorOf(call(writeName, {}))
    await settled()
    await sent[0]?.fail({ error: 19, errorMessage: 'http status error', status: 500, data: '{"why":"x"}' })
    expect(await failure).toMatchObject({ kind: 'http', code: '500', data: { why: 'x' } })
    expect(app.network).not.toContain(false)
  })

  it('N1 is offline where the host throws synchronously, and frees its slot', async () => {
    const request = jest.spyOn(taroModule.default, 'request')
    for (let turn = 0; turn < 9; turn++) {
      request.mockImplementationOnce(() => {
        throw new Error('request:fail invalid url')
      })
      expect((await errorOf(call(writeName, {}))).kind).toBe('offline')
    }
    request.mockRestore()
    const answer = call(writeName, {})
    await settled()
    await sent[0]?.answer(ok())
    await expect(answer).resolves.toEqual({})
  })

  it('N1 R-34 is rejected without a body, as with HTTP 204', async () => {
    const failure = errorOf(call(writeName, {}))
    await settled()
    await sent[0]?.settle({ statusCode: 204, data: null })
    expect(await failure).toMatchObject({ kind: 'http', code: '204', data: 'error' })
  })

  it('is read also where the host has parsed it to an object', async () => {
    const answer = call(writeName, {})
    await settled()
    await sent[0]?.settle({ statusCode: 200, data: ok({ a: 1 }) })
    await expect(answer).resolves.toEqual({ a: 1 })
  })
})
