import { errorOf } from '@tests/request/errorOf'
import { connectApp, type FakeApp } from '@tests/request/fakeApp'
import { endAll, ok, refusal, sent, settled } from '@tests/request/fakeHost'
import { readNews, readQuietly, writeName } from '@tests/request/testEndpoints'
import { call } from '@/request/call'
import { Network } from '@/request/network'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
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

describe('a failed call', () => {
  it('R-44 R-33 shows a refusal once and rejects with the server’s message', async () => {
    const failure = errorOf(call(writeName, {}))
    await settled()
    await sent[0]?.answer(refusal('NAME_TAKEN', 'taken'))
    expect(await failure).toMatchObject({ kind: 'refused', code: 'NAME_TAKEN', message: 'taken', shown: true })
    expect(app.shown.map(({ message }) => message)).toEqual(['taken'])
  })

  it('R-43 inside the native app shows any code but 1 and rejects', async () => {
    app.appToken = { jwtToken: 'jwt', token: 'native' }
    const failure = errorOf(call(writeName, {}))
    await settled()
    await sent[0]?.answer({ code: 7, message: 'no' })
    expect((await failure).code).toBe('7')
    expect(app.shown.map(({ message }) => message)).toEqual(['no'])
  })

  it('R-35 shows nothing for an endpoint without toasts, and still rejects', async () => {
    const failure = errorOf(call(readQuietly, {}))
    await settled()
    await sent[0]?.answer(refusal('NO', 'no'))
    expect(await failure).toMatchObject({ kind: 'refused', shown: false })
    expect(app.shown).toHaveLength(0)
  })

  it('R-33 shows nothing for a call without toasts, as on the identity pages, and still rejects', async () => {
    const failure = errorOf(call(writeName, {}, { toast: false }))
    await settled()
    await sent[0]?.answer(refusal('NO', 'no'))
    expect(await failure).toMatchObject({ kind: 'refused', shown: false })
    expect(app.shown).toHaveLength(0)
  })

  it('R-44 is shown once when several callers share it, by a caller with toasts', async () => {
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

  it('R-44 shows the last failed attempt only', async () => {
    const failure = errorOf(call(readNews, {}))
    for (let turn = 0; turn < 3; turn++) {
      await settled()
      await sent[turn]?.fail()
      await jest.advanceTimersByTimeAsync(1000)
    }
    expect((await failure).kind).toBe('offline')
    expect(app.shown).toHaveLength(1)
  })

  it('N2 tells the app that the network is gone, and the next answer that it is back', async () => {
    const failure = errorOf(call(writeName, {}))
    await settled()
    await sent[0]?.fail()
    await failure
    void start(writeName, {})
    await settled()
    await sent[1]?.answer(ok())
    expect(app.network).toEqual([false, true])
  })

  it('N2 a call that the loss of the network ends after the network is back does not say that it is gone', async () => {
    const network = new Network()
    app = connectApp({ network })
    network.change(false)
    const failure = errorOf(call(writeName, {}))
    await settled()
    network.change(true)
    await sent[0]?.fail()
    expect((await failure).kind).toBe('offline')
    expect(network.online).toBe(true)
  })

  it('N2 an answer that was under way when the host told of the loss does not say that the network is back; a later one does', async () => {
    const network = new Network()
    app = connectApp({ network })
    void start(writeName, {})
    await settled()
    network.change(false)
    await sent[0]?.answer(ok())
    const states = [network.online]
    void start(writeName, {})
    await settled()
    await sent[1]?.answer(ok())
    expect([...states, network.online]).toEqual([false, true])
  })

  it('N2 of two calls under way one fails and the other is answered: the network is there', async () => {
    void start(writeName, {})
    void start(readQuietly, {})
    await settled()
    await sent[0]?.fail()
    await sent[1]?.answer(ok())
    expect(app.network).toEqual([false, true])
  })

  it('N2 a read whose last attempt ends after the network is back is sent once more', async () => {
    const network = new Network()
    app = connectApp({ network })
    const answer = call(readNews, {})
    for (let turn = 0; turn < 3; turn++) {
      await settled()
      if (turn === 2) network.change(true)
      await sent[turn]?.fail()
      // The longest wait before another attempt: 400 ms, doubled twice.
      await jest.advanceTimersByTimeAsync(1600)
    }
    expect(sent).toHaveLength(4)
    await sent[3]?.answer(ok())
    await answer
    expect(app.shown).toEqual([])
  })
})
