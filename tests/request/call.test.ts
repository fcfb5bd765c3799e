import { Loadable } from '@/lib/loadable'
import { call, makeRequestId } from '@/request/call'
import type { ApiError } from '@/request/errors'
import { connectApp, type FakeApp } from './fakeApp'
import { argsOf, endAll, notSignedIn, ok, refusal, type SentCall, sent, settled } from './fakeHost'
import { payBill, readMember, readNews, readQuietly, readReport, sendReport, writeName } from './testEndpoints'

jest.mock('@tarojs/taro', () => jest.requireActual('./fakeHost').taroModule)
jest.mock('@/platform/host', () => jest.requireActual('@/platform/host.weapp'))

let app: FakeApp

beforeEach(() => {
  jest.useFakeTimers()
  sent.length = 0
  app = connectApp()
})
afterEach(async () => {
  await endAll()
  jest.useRealTimers()
})

/** The promise's error, noted so that it is never unhandled. */
const errorOf = (answer: Promise<unknown>): Promise<ApiError> =>
  answer.then(
    () => Promise.reject(new Error('it answered')),
    (error) => error as ApiError,
  )

/** A call whose end does not matter to the test. */
const ask = (...args: Parameters<typeof call>) => call(...args).catch(() => undefined)

const bodyOf = (one: SentCall | undefined) => one?.data as { mToken?: string; url: string }

describe('what is sent', () => {
  it('R-20 R-27 POST with JSON, signed, to the path of the endpoint', async () => {
    const answer = call(readNews, { page: 1 })
    await settled()
    expect(sent[0]).toMatchObject({ method: 'POST', url: '/test/news', header: { 'content-type': 'application/json' } })
    expect(bodyOf(sent[0]).url).toBe('/test/news')
    expect(argsOf(sent[0])).toEqual({ page: 1 })
    await sent[0]?.answer(ok({ rows: [] }))
    await expect(answer).resolves.toEqual({ rows: [] })
  })

  it('R-20 an endpoint may ask for GET: the same fields, in the query, escaped', async () => {
    void ask(readReport, { name: 'a&b 中' })
    await settled()
    expect(sent[0]?.method).toBe('GET')
    expect(sent[0]?.data).toBeUndefined()
    const query = new URLSearchParams(sent[0]?.url.split('?')[1])
    expect(Object.fromEntries(query)).toMatchObject({ url: '/test/credit-report', mToken: 'token-a' })
    expect(JSON.parse(query.get('args') ?? '')).toEqual({ name: 'a&b 中' })
  })

  it('R-21 mToken stands in the body; in the app variant the headers carry the tokens in its place', async () => {
    void ask(readNews, {})
    app.appToken = { jwtToken: 'jwt', token: 'native' }
    void ask(readNews, { page: 2 })
    await settled()
    expect(bodyOf(sent[0]).mToken).toBe('token-a')
    expect(sent[0]?.header).not.toHaveProperty('jwt-token')
    expect(bodyOf(sent[1]).mToken).toBeUndefined()
    expect(sent[1]?.header).toMatchObject({ 'jwt-token': 'jwt', token: 'native' })
  })

  it('a call that waited for its slot still speaks for the user who made it', async () => {
    for (let page = 0; page < 8; page++) void ask(readNews, { page })
    void ask(writeName, { name: 'A' })
    await settled()
    app.token = 'token-b'
    await sent[0]?.answer(ok())
    expect(bodyOf(sent[8])).toMatchObject({ url: '/test/name', mToken: 'token-a' })
    for (const one of sent) await one.answer(ok())
  })

  it('the same intent keeps its request id, and a new intent gets a new one', async () => {
    const requestId = makeRequestId()
    void ask(payBill, { amount: 1 }, { requestId })
    void ask(payBill, { amount: 1 }, { requestId })
    void ask(payBill, { amount: 1 })
    await settled()
    const ids = sent.map((one) => one.header?.requestId)
    expect(ids.slice(0, 2)).toEqual([requestId, requestId])
    expect(ids[2]).toMatch(/^\d{28}$/)
    expect(ids[2]).not.toBe(requestId)
    for (const one of sent) await one.answer(ok())
  })
})

describe('retry', () => {
  it('a read is asked again after the network failed, with a new trace id', async () => {
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
    ['a report', sendReport],
  ])('%s is never sent twice, whatever happened to it', async (_, endpoint) => {
    const failures = [call(endpoint, { n: 1 }), call(endpoint, { n: 2 })].map(errorOf)
    await settled()
    await sent[0]?.fail()
    await sent[1]?.answer({}, 503)
    await jest.advanceTimersByTimeAsync(10_000)
    await Promise.all(failures)
    expect(sent).toHaveLength(2)
  })

  it('a read of a closed screen is not asked again', async () => {
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

describe('a screen that closes', () => {
  it('takes its queued reads back: they are not sent', async () => {
    for (let page = 0; page < 8; page++) void ask(readNews, { page })
    const rows = new Loadable<object>()
    const loading = rows.load((isWanted) => call(readQuietly, {}, { isWanted }))
    await settled()
    rows.drop()
    void ask(writeName, {})
    for (const one of [...sent]) await one.answer(ok())
    await loading
    expect(sent.map(({ url }) => url)).not.toContain('/test/quiet')
    expect(rows.status).toBe('idle')
    expect(app.shown).toHaveLength(0)
  })

  it('never takes back money', async () => {
    for (let page = 0; page < 8; page++) void ask(readNews, { page })
    void ask(payBill, { amount: 1 }, { isWanted: () => false })
    await settled()
    await sent[0]?.answer(ok())
    expect(sent[8]?.url).toBe('/test/pay')
  })
})

describe('identical reads under way', () => {
  it('share one answer, and a later one asks anew', async () => {
    const answers = [call(readNews, { page: 1 }), call(readNews, { page: 1 })]
    await settled()
    expect(sent).toHaveLength(1)
    await sent[0]?.answer(ok({ a: 1 }))
    expect(await Promise.all(answers)).toEqual([{ a: 1 }, { a: 1 }])
    void ask(readNews, { page: 1 })
    await settled()
    expect(sent).toHaveLength(2)
  })

  it('U3 are not shared between data, users, languages or logins of the app', async () => {
    void ask(readNews, { page: 1 })
    void ask(readNews, { page: 2 })
    app.token = 'token-b'
    void ask(readNews, { page: 1 })
    app.language = 'en'
    void ask(readNews, { page: 1 })
    app.appToken = { jwtToken: 'jwt', token: 'native' }
    void ask(readNews, { page: 1 })
    await settled()
    expect(sent).toHaveLength(5)
    for (const one of sent) await one.answer(ok())
  })

  it('from before a change are not shared with a read after it', async () => {
    void ask(readNews, {})
    const change = call(writeName, { name: 'A' })
    await settled()
    await sent[1]?.answer(ok())
    await change
    void ask(readNews, {})
    await settled()
    expect(sent.filter((one) => one.url === '/test/news')).toHaveLength(2)
    for (const one of sent) await one.answer(ok())
  })

  it('are shared all the same when only a report has ended meanwhile', async () => {
    void ask(readNews, {})
    const report = call(sendReport, {})
    await settled()
    await sent[1]?.answer(ok())
    await report
    void ask(readNews, {})
    await settled()
    expect(sent.filter((one) => one.url === '/test/news')).toHaveLength(1)
  })

  it('writes are never shared', async () => {
    void ask(writeName, { name: 'A' })
    void ask(writeName, { name: 'A' })
    await settled()
    expect(sent).toHaveLength(2)
    for (const one of sent) await one.answer(ok())
  })

  it('stay wanted while one of their screens is open', async () => {
    for (let page = 0; page < 8; page++) void ask(readNews, { page })
    let isOpen = true
    const closed = call(readQuietly, {}, { isWanted: () => isOpen })
    const open = call(readQuietly, {}, { isWanted: () => true })
    await settled()
    isOpen = false
    await sent[0]?.answer(ok())
    expect(sent[8]?.url).toBe('/test/quiet')
    for (const one of sent) await one.answer(ok({ a: 1 }))
    expect(await Promise.all([closed, open])).toEqual([{ a: 1 }, { a: 1 }])
  })
})

describe('what the user sees of a failure', () => {
  it('R-44 R-33 a refusal is shown once and rejects with the server’s words', async () => {
    const failure = errorOf(call(writeName, {}))
    await settled()
    await sent[0]?.answer(refusal('NAME_TAKEN', 'taken'))
    expect(await failure).toMatchObject({ kind: 'refused', code: 'NAME_TAKEN', message: 'taken', shown: true })
    expect(app.shown.map(({ message }) => message)).toEqual(['taken'])
  })

  it('R-43 inside the app any code but 1 is shown and rejects', async () => {
    app.appToken = { jwtToken: 'jwt', token: 'native' }
    const failure = errorOf(call(writeName, {}))
    await settled()
    await sent[0]?.answer({ code: 7, message: 'no' })
    expect((await failure).code).toBe('7')
    expect(app.shown.map(({ message }) => message)).toEqual(['no'])
  })

  it('R-35 an endpoint that turns the toast off shows nothing and still rejects', async () => {
    const failure = errorOf(call(readQuietly, {}))
    await settled()
    await sent[0]?.answer(refusal('NO', 'no'))
    expect(await failure).toMatchObject({ kind: 'refused', shown: false })
    expect(app.shown).toHaveLength(0)
  })

  it('R-33 a call that turns the toast off, as the identity pages do, shows nothing and still rejects', async () => {
    const failure = errorOf(call(writeName, {}, { toast: false }))
    await settled()
    await sent[0]?.answer(refusal('NO', 'no'))
    expect(await failure).toMatchObject({ kind: 'refused', shown: false })
    expect(app.shown).toHaveLength(0)
  })

  it('R-44 a failure that several callers share is shown once, by the one who may', async () => {
    const failures = [
      errorOf(call(readNews, {}, { toast: false })),
      errorOf(call(readNews, {})),
      errorOf(call(readNews, {})),
    ]
    await settled()
    await sent[0]?.answer(refusal('NO', 'no'))
    await Promise.all(failures)
    expect(app.shown).toHaveLength(1)
  })

  it('R-44 tries that failed before the last one are not shown', async () => {
    const failure = errorOf(call(readNews, {}))
    for (let turn = 0; turn < 3; turn++) {
      await settled()
      await sent[turn]?.fail()
      await jest.advanceTimersByTimeAsync(1000)
    }
    expect((await failure).kind).toBe('offline')
    expect(app.shown).toHaveLength(1)
  })

  it('R-133 a report that fails shows nothing and says nothing about the network', async () => {
    const failure = errorOf(call(sendReport, {}))
    await settled()
    await sent[0]?.fail()
    await failure
    expect(app.shown).toHaveLength(0)
    expect(app.network).toEqual([])
  })

  it('the app learns that the network is gone and that it is back', async () => {
    const failure = errorOf(call(writeName, {}))
    await settled()
    await sent[0]?.fail()
    await failure
    void ask(writeName, {})
    await settled()
    await sent[1]?.answer(ok())
    expect(app.network).toEqual([false, true])
  })
})

describe('the end of the session', () => {
  it('U1 R-32 twelve calls that get 300000 end the session once, and nothing else is shown', async () => {
    const failures = Array.from({ length: 12 }, (_, page) => errorOf(call(readNews, { page })))
    await settled()
    for (let place = 0; place < 12; place++) await sent[place]?.answer(notSignedIn)
    const errors = await Promise.all(failures)
    expect(errors.every((error) => error.kind === 'session' && error.shown)).toBe(true)
    expect(app.lost).toEqual(['token-a'])
    expect(app.shown).toHaveLength(0)
  })

  it('U1 inside the app too, where there is no token of ours', async () => {
    app.token = undefined
    app.appToken = { jwtToken: 'jwt', token: 'native' }
    const failures = Array.from({ length: 12 }, (_, page) => errorOf(call(readNews, { page })))
    await settled()
    for (let place = 0; place < 12; place++) await sent[place]?.answer({ code: 300000, message: 'm' })
    await Promise.all(failures)
    expect(app.lost).toHaveLength(1)
    expect(app.shown).toHaveLength(0)
  })

  it('U1 a visitor’s twelve calls send him to login once, and again at the next attempt', async () => {
    app.token = undefined
    for (let round = 1; round <= 2; round++) {
      sent.length = 0
      const failures = Array.from({ length: 12 }, (_, page) => errorOf(call(readMember, { page })))
      await settled()
      for (let place = 0; place < 12; place++) await sent[place]?.answer({ suc: false, code: '300000' })
      await Promise.all(failures)
      expect(app.lost).toHaveLength(round)
    }
  })

  it('U1 an older token’s 300000 is ignored', async () => {
    const failure = errorOf(call(readNews, {}))
    await settled()
    app.token = 'token-b'
    await sent[0]?.answer(notSignedIn)
    expect((await failure).kind).toBe('session')
    expect(app.lost).toEqual([])
    expect(app.shown).toHaveLength(0)
    expect(app.token).toBe('token-b')
  })

  it('U5 so is a 300000 that arrives after the user signed out', async () => {
    const failure = errorOf(call(readNews, {}))
    await settled()
    app.token = undefined
    await sent[0]?.answer(notSignedIn)
    await failure
    expect(app.lost).toEqual([])
    expect(app.shown).toHaveLength(0)
  })

  it('U1 callers who share the refused read end the session once', async () => {
    const failures = [errorOf(call(readNews, {})), errorOf(call(readNews, {}, { toast: false }))]
    await settled()
    await sent[0]?.answer(notSignedIn)
    await Promise.all(failures)
    expect(sent).toHaveLength(1)
    expect(app.lost).toHaveLength(1)
    expect(app.shown).toHaveLength(0)
  })

  it('R-32 a page that opens without login gets the error itself', async () => {
    app.needsLogin = false
    const failure = errorOf(call(readNews, {}))
    await settled()
    await sent[0]?.answer(notSignedIn)
    expect((await failure).kind).toBe('session')
    expect(app.lost).toEqual(['token-a'])
    expect(app.shown).toHaveLength(1)
  })

  it('R-32 300000 is not asked again', async () => {
    const failure = errorOf(call(readNews, {}))
    await settled()
    await sent[0]?.answer(notSignedIn)
    await failure
    await jest.advanceTimersByTimeAsync(10_000)
    expect(sent).toHaveLength(1)
  })
})
