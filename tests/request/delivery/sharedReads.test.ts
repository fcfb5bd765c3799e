import { connectApp, type FakeApp } from '@tests/request/fakeApp'
import { endAll, ok, refusal, sent, settled } from '@tests/request/fakeHost'
import { payBill, readNews, readQuietly, writeName } from '@tests/request/testEndpoints'
import { call } from '@/request/call'
import { Loadable } from '@/request/loadable'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))

let app: FakeApp

beforeEach(() => {
  jest.useFakeTimers()
  app = connectApp()
})
afterEach(async () => {
  await endAll()
  // No answer that is kept for a screen outlives its test.
  await jest.advanceTimersByTimeAsync(1001)
  jest.useRealTimers()
})

/** A call whose outcome does not matter to the test. */
const start = (...args: Parameters<typeof call>) => call(...args).catch(() => undefined)

describe('a screen that closes', () => {
  it('cancels its queued reads: they are not sent', async () => {
    for (let page = 0; page < 8; page++) void start(readNews, { page })
    const rows = new Loadable<object>()
    const loading = rows.load((read) => read(readQuietly, {}))
    await settled()
    rows.drop()
    void start(writeName, {})
    for (const one of [...sent]) await one.answer(ok())
    await loading
    expect(sent.map(({ url }) => url)).not.toContain('/test/quiet')
    expect(rows.status).toBe('idle')
    expect(app.shown).toHaveLength(0)
  })

  it('never cancels a money call', async () => {
    for (let page = 0; page < 8; page++) void start(readNews, { page })
    void start(payBill, { amount: 1 }, { isWanted: () => false })
    await settled()
    await sent[0]?.answer(ok())
    expect(sent[8]?.url).toBe('/test/pay')
  })
})

describe('identical reads in progress', () => {
  it('share one answer; a later read is sent again', async () => {
    const answers = [call(readNews, { page: 1 }), call(readNews, { page: 1 })]
    await settled()
    expect(sent).toHaveLength(1)
    await sent[0]?.answer(ok({ a: 1 }))
    expect(await Promise.all(answers)).toEqual([{ a: 1 }, { a: 1 }])
    void start(readNews, { page: 1 })
    await settled()
    expect(sent).toHaveLength(2)
  })

  it('U3 are not shared between different data, customers, languages or logins of the native app', async () => {
    void start(readNews, { page: 1 })
    void start(readNews, { page: 2 })
    app.token = 'token-b'
    void start(readNews, { page: 1 })
    app.language = 'en'
    void start(readNews, { page: 1 })
    app.appToken = { jwtToken: 'jwt', token: 'native' }
    void start(readNews, { page: 1 })
    await settled()
    expect(sent).toHaveLength(5)
    for (const one of sent) await one.answer(ok())
  })

  it('are not shared between two orders of the supplier', async () => {
    for (const supplier of [
      { rscToken: 'a', rightsOrderNo: '1' },
      { rscToken: 'b', rightsOrderNo: '2' },
    ]) {
      app.supplier = supplier
      void start(readNews, { page: 1 })
      void start(readNews, { page: 1 })
    }
    await settled()
    expect(sent).toHaveLength(2)
    for (const one of sent) await one.answer(ok())
  })

  it('are not shared with a read that starts after a write', async () => {
    void start(readNews, {})
    const change = call(writeName, { name: 'A' })
    await settled()
    await sent[1]?.answer(ok())
    await change
    void start(readNews, {})
    await settled()
    expect(sent.filter((one) => one.url === '/test/news')).toHaveLength(2)
    for (const one of sent) await one.answer(ok())
  })

  it('are never shared if they are writes', async () => {
    void start(writeName, { name: 'A' })
    void start(writeName, { name: 'A' })
    await settled()
    expect(sent).toHaveLength(2)
    for (const one of sent) await one.answer(ok())
  })

  it('are wanted as long as one of their screens is open', async () => {
    for (let page = 0; page < 8; page++) void start(readNews, { page })
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

describe('a read ahead of its screen', () => {
  const ahead = { toast: false, keptFor: 1000 } as const

  it('gives its answer to the first caller alone, whether it is there yet or not', async () => {
    void start(readNews, { page: 1 }, ahead)
    await settled()
    await sent[0]?.answer(ok({ a: 1 }))
    expect(await call(readNews, { page: 1 })).toEqual({ a: 1 })
    expect(sent).toHaveLength(1)
    void start(readNews, { page: 1 })
    await settled()
    expect(sent).toHaveLength(2)
    void start(readNews, { page: 2 }, ahead)
    const joined = call(readNews, { page: 2 })
    await settled()
    expect(sent).toHaveLength(3)
    await sent[2]?.answer(ok({ a: 2 }))
    expect(await joined).toEqual({ a: 2 })
    void start(readNews, { page: 2 })
    await settled()
    expect(sent).toHaveLength(4)
  })

  it('is sent once where it is asked for twice', async () => {
    void start(readNews, { page: 3 }, ahead)
    void start(readNews, { page: 3 }, ahead)
    await settled()
    expect(sent).toHaveLength(1)
  })

  it('is no longer given after its time', async () => {
    void start(readNews, { page: 4 }, ahead)
    await settled()
    await sent[0]?.answer(ok({ a: 1 }))
    await jest.advanceTimersByTimeAsync(1001)
    void start(readNews, { page: 4 })
    await settled()
    expect(sent).toHaveLength(2)
  })

  it('U3 is not given to another customer, nor after a write', async () => {
    void start(readNews, { page: 5 }, ahead)
    await settled()
    await sent[0]?.answer(ok({ a: 1 }))
    app.token = 'token-b'
    void start(readNews, { page: 5 })
    await settled()
    expect(sent).toHaveLength(2)
    void start(readNews, { page: 6 }, ahead)
    const change = call(writeName, { name: 'A' })
    await settled()
    await sent[3]?.answer(ok())
    await change
    void start(readNews, { page: 6 })
    await settled()
    expect(sent).toHaveLength(5)
  })

  it('shows no toast when it fails, and fails for the screen that asks for it', async () => {
    void start(readNews, { page: 7 }, ahead)
    await settled()
    await sent[0]?.answer(refusal('GONE'))
    await expect(call(readNews, { page: 7 }, { toast: false })).rejects.toMatchObject({ code: 'GONE' })
    expect([sent.length, app.shown]).toEqual([1, []])
  })
})
