import { errorOf } from '@tests/request/errorOf'
import { connectApp, type FakeApp } from '@tests/request/fakeApp'
import { endAll, notSignedIn, sent, settled } from '@tests/request/fakeHost'
import { readMember, readNews } from '@tests/request/testEndpoints'
import { call } from '@/request/call'

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

describe('the end of the session', () => {
  it('U1 R-32 is handled once for twelve calls that get 300000, and shows nothing else', async () => {
    const failures = Array.from({ length: 12 }, (_, page) => errorOf(call(readNews, { page })))
    await settled()
    for (let index = 0; index < 12; index++) await sent[index]?.answer(notSignedIn)
    const errors = await Promise.all(failures)
    expect(errors.every((error) => error.kind === 'session' && error.shown)).toBe(true)
    expect(app.lost).toEqual(['token-a'])
    expect(app.shown).toHaveLength(0)
  })

  it('U1 ends the session once inside the native app too, where the app has no token of its own', async () => {
    app.token = undefined
    app.appToken = { jwtToken: 'jwt', token: 'native' }
    const failures = Array.from({ length: 12 }, (_, page) => errorOf(call(readNews, { page })))
    await settled()
    for (let index = 0; index < 12; index++) await sent[index]?.answer({ code: 300000, message: 'm' })
    await Promise.all(failures)
    expect(app.lost).toHaveLength(1)
    expect(app.shown).toHaveLength(0)
  })

  it('R-21 names the token that the refused call carried: none for the app variant, which has that of the native app', async () => {
    app.appToken = { jwtToken: 'jwt', token: 'native' }
    const ordinary = errorOf(call(readNews, {}))
    await settled()
    await sent[0]?.answer({ code: 300000, message: 'm' })
    await ordinary
    expect(app.lost).toEqual([undefined])
    app.token = 'token-a'
    app.appToken = { jwtToken: 'jwt', token: 'native' }
    const member = errorOf(call(readMember, {}))
    await settled()
    await sent[1]?.answer({ suc: false, code: '300000' })
    await member
    expect(app.lost).toEqual([undefined, 'token-a'])
  })

  it('U1 leads a visitor with twelve calls to the login page once, and once again for the next twelve', async () => {
    app.token = undefined
    for (let round = 1; round <= 2; round++) {
      sent.length = 0
      const failures = Array.from({ length: 12 }, (_, page) => errorOf(call(readMember, { page })))
      await settled()
      for (let index = 0; index < 12; index++) await sent[index]?.answer({ suc: false, code: '300000' })
      await Promise.all(failures)
      expect(app.lost).toHaveLength(round)
    }
  })

  it('U1 is ignored when it is about an older token', async () => {
    const failure = errorOf(call(readNews, {}))
    await settled()
    app.token = 'token-b'
    await sent[0]?.answer(notSignedIn)
    expect((await failure).kind).toBe('session')
    expect(app.lost).toEqual([])
    expect(app.shown).toHaveLength(0)
    expect(app.token).toBe('token-b')
  })

  it('U5 is ignored when it arrives after the customer signed out', async () => {
    const failure = errorOf(call(readNews, {}))
    await settled()
    app.token = undefined
    await sent[0]?.answer(notSignedIn)
    await failure
    expect(app.lost).toEqual([])
    expect(app.shown).toHaveLength(0)
  })

  it('U1 is handled once for callers who share one read', async () => {
    const failures = [errorOf(call(readNews, {})), errorOf(call(readNews, {}, { toast: false }))]
    await settled()
    await sent[0]?.answer(notSignedIn)
    await Promise.all(failures)
    expect(sent).toHaveLength(1)
    expect(app.lost).toHaveLength(1)
    expect(app.shown).toHaveLength(0)
  })

  it('R-32 is an error like any other on a page that opens without login', async () => {
    app.needsLogin = false
    const failure = errorOf(call(readNews, {}))
    await settled()
    await sent[0]?.answer(notSignedIn)
    expect((await failure).kind).toBe('session')
    expect(app.lost).toEqual(['token-a'])
    expect(app.shown).toHaveLength(1)
  })

  it('R-32 is not retried', async () => {
    const failure = errorOf(call(readNews, {}))
    await settled()
    await sent[0]?.answer(notSignedIn)
    await failure
    await jest.advanceTimersByTimeAsync(10_000)
    expect(sent).toHaveLength(1)
  })
})
