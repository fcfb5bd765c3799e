import { lacking } from '@tests/fixtures/lacking'
import { type Empty, endpoint } from '@/contract/endpoint'
import { call, makeRequestId } from '@/request/call'
import { errorOf } from './errorOf'
import { connectApp, type FakeApp } from './fakeApp'
import { argsOf, endAll, ok, type SentCall, sent, settled } from './fakeHost'
import { payBill, readNews, readReport, writeName } from './testEndpoints'

jest.mock('@tarojs/taro', () => jest.requireActual('./fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))

let app: FakeApp

beforeEach(() => {
  jest.useFakeTimers()
  app = connectApp()
})
afterEach(async () => {
  await endAll()
  jest.useRealTimers()
})

/** A call whose outcome does not matter to the test. */
const start = (...args: Parameters<typeof call>) => call(...args).catch(() => undefined)

const bodyOf = (one: SentCall | undefined) => one?.data as { mToken?: string; url: string }

describe('a call that the server lacks', () => {
  it('R-31 is not sent, and has the empty result that it declares', async () => {
    const rows = endpoint<Empty, { rows: string[] }>()('/test/rows', {
      origin: 'ours',
      family: 'ordinary',
      kind: 'read',
      empty: { rows: [] },
    })
    const one = endpoint<Empty, { row: string }>()('/test/row', {
      origin: 'ours',
      family: 'ordinary',
      kind: 'read',
      empty: 'ROW_UNKNOWN',
      refusals: ['ROW_UNKNOWN'],
    })
    lacking(rows)
    lacking(one)
    lacking(writeName)
    expect(await call(rows, {})).toEqual({ rows: [] })
    expect(await call(writeName, {})).toEqual({})
    expect(await errorOf(call(one, {}))).toMatchObject({ kind: 'empty', code: 'ROW_UNKNOWN' })
    await settled()
    expect(sent).toEqual([])
  })
})

describe('a sent call', () => {
  it('R-20 R-27 is a POST with signed JSON to the path of the endpoint', async () => {
    const answer = call(readNews, { page: 1 })
    await settled()
    expect(sent[0]).toMatchObject({ method: 'POST', url: '/test/news', header: { 'content-type': 'application/json' } })
    expect(bodyOf(sent[0]).url).toBe('/test/news')
    expect(argsOf(sent[0])).toEqual({ page: 1 })
    await sent[0]?.answer(ok({ rows: [] }))
    await expect(answer).resolves.toEqual({ rows: [] })
  })

  it('R-20 is a GET with the same fields, escaped in the query, where the endpoint says so', async () => {
    void start(readReport, { name: 'a&b 中' })
    await settled()
    expect(sent[0]?.method).toBe('GET')
    expect(sent[0]?.data).toBeUndefined()
    const query = new URLSearchParams(sent[0]?.url.split('?')[1])
    expect(Object.fromEntries(query)).toMatchObject({ url: '/test/credit-report' })
    expect(JSON.parse(query.get('args') ?? '')).toEqual({ name: 'a&b 中' })
  })

  it('R-20 U4 keeps the login of a GET out of its address', async () => {
    void start(readReport, {})
    await settled()
    expect(sent[0]?.url).not.toContain('token-a')
    expect(sent[0]?.header).toMatchObject({ token: 'token-a' })
    void start(readNews, {})
    await settled()
    expect(sent[1]?.header).not.toHaveProperty('token')
  })

  it('R-21 carries mToken in the body; in the app variant the tokens are in the headers instead', async () => {
    void start(readNews, {})
    app.appToken = { jwtToken: 'jwt', token: 'native' }
    void start(readNews, { page: 2 })
    await settled()
    expect(bodyOf(sent[0]).mToken).toBe('token-a')
    expect(sent[0]?.header).not.toHaveProperty('jwt-token')
    expect(bodyOf(sent[1]).mToken).toBeUndefined()
    expect(sent[1]?.header).toMatchObject({ 'jwt-token': 'jwt', token: 'native' })
  })

  it('D-19 a login that is only asked about is carried alone, without that of the native app', async () => {
    app.appToken = { jwtToken: 'jwt', token: 'native' }
    call(readNews, {}, { token: 'token-b' }).catch(() => undefined)
    await settled()
    expect(bodyOf(sent[0]).mToken).toBe('token-b')
    expect(sent[0]?.header).not.toHaveProperty('jwt-token')
  })

  it('U3 keeps the login of the customer who made it while it waits for a slot', async () => {
    for (let page = 0; page < 8; page++) void start(readNews, { page })
    void start(writeName, { name: 'A' })
    await settled()
    app.token = 'token-b'
    await sent[0]?.answer(ok())
    expect(bodyOf(sent[8])).toMatchObject({ url: '/test/name', mToken: 'token-a' })
    for (const one of sent) await one.answer(ok())
  })

  it('P2 carries the request id of its intent; a new intent gets a new one', async () => {
    const requestId = makeRequestId()
    void start(payBill, { amount: 1 }, { requestId })
    void start(payBill, { amount: 1 }, { requestId })
    void start(payBill, { amount: 1 })
    await settled()
    const ids = sent.map((one) => one.header?.requestId)
    expect(ids.slice(0, 2)).toEqual([requestId, requestId])
    expect(ids[2]).toMatch(/^\d{28}$/)
    expect(ids[2]).not.toBe(requestId)
    for (const one of sent) await one.answer(ok())
  })
})

describe('retry', () => {
  it('a read is repeated after a network failure, with a new trace id', async () => {
    const answer = call(readNews, {})
    await settled()
    await sent[0]?.fail()
    await jest.advanceTimersByTimeAsync(400)
    expect(sent).toHaveLength(2)
    expect(sent[1]?.header?.['trace-id']).not.toBe(sent[0]?.header?.['trace-id'])
    await sent[1]?.answer(ok({ a: 1 }))
    await expect(answer).resolves.toEqual({ a: 1 })
    expect(app.shown).toHaveLength(0)
  })

  it.each([
    ['a write', writeName],
    ['money', payBill],
  ])('%s is never sent twice, whatever its failure', async (_, endpoint) => {
    const failures = [call(endpoint, { n: 1 }), call(endpoint, { n: 2 })].map(errorOf)
    await settled()
    await sent[0]?.fail()
    await sent[1]?.answer({}, 503)
    await jest.advanceTimersByTimeAsync(10_000)
    await Promise.all(failures)
    expect(sent).toHaveLength(2)
  })

  it('a read of a closed screen is not repeated', async () => {
    let isOpen = true
    const failure = errorOf(call(readNews, {}, { isWanted: () => isOpen }))
    await settled()
    isOpen = false
    await sent[0]?.fail()
    await jest.advanceTimersByTimeAsync(10_000)
    expect((await failure).kind).toBe('offline')
    expect(sent).toHaveLength(1)
  })
})
