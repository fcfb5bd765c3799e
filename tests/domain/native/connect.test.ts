import { settled, stored } from '@tests/request/fakeHost'
import { runInAction } from 'mobx'
import { consent } from '@/domain/account/consent'
import type * as Connect from '@/domain/native/connect'
import { launch } from '@/domain/session/launch'
import { session } from '@/domain/session/session'
import { fakeShell } from './fakeShell'

let mockShell = fakeShell()
jest.mock('@tarojs/taro', () => require('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/bridge', () => ({ findBridge: () => mockShell.bridge }))
jest.mock('@/platform/host/host', () => ({ hostFacts: { os: () => 'IOS' } }))

/** Starts the page inside the app, with what an earlier launch kept on the device. */
async function start(query: Record<string, string> = {}, kept: [string, unknown][] = []) {
  runInAction(() => {
    launch.query = query
  })
  session.signOut()
  consent.withdraw()
  stored.clear()
  for (const [key, value] of kept) stored.set(key, value)
  runInAction(() => {
    consent.answer = 'unasked'
  })
  mockShell = fakeShell()
  consent.waitForApp()
  launch.showNativeBar(false)
  const onLogin = jest.fn()
  let over: Promise<void> = Promise.resolve()
  // The bridge is found when its module loads, so it is loaded for each test; the stores that it changes are shared.
  jest.isolateModules(() => {
    jest.doMock('@/domain/account/consent', () => ({ consent }))
    jest.doMock('@/domain/session/launch', () => ({ launch }))
    jest.doMock('@/domain/session/session', () => ({ session }))
    over = (require('@/domain/native/connect') as typeof Connect).connectNative(onLogin)
  })
  return { onLogin, over, shell: mockShell }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('consent inside the native app', () => {
  it('U7 no id is made and no notice shown until the app has answered; then its consent counts', async () => {
    const { shell, over } = await start()
    expect([consent.answer, consent.deviceId, stored.size]).toEqual(['waiting', '', 0])
    shell.answer('hello', { consent: true })
    await over
    expect(consent.accepted).toBe(true)
    expect(consent.deviceId).toMatch(/^\d{32}$/)
    expect(stored.has('privacyConsent')).toBe(false)
  })

  it.each([
    ['has no consent', { consent: false }, 1],
    ['says nothing of it', {}, 1],
    ['refuses', { consent: true }, 0],
  ])('U7 an app that %s leaves the notice to the page', async (_name, facts, code) => {
    const { shell, over } = await start()
    shell.answer('hello', facts, code)
    await over
    expect([consent.answer, consent.deviceId, stored.size]).toEqual(['unasked', '', 0])
  })

  it('U7 without an answer of the app for 10 s the page shows its own notice', async () => {
    const { over } = await start()
    jest.advanceTimersByTime(10_000)
    await over
    expect(consent.answer).toBe('unasked')
  })

  it('U7 a consent withdrawn in the app removes the ids and stores nothing here; it can be given again', async () => {
    const { shell, over } = await start()
    shell.answer('hello', { consent: true })
    await over
    const id = consent.deviceId
    shell.broadcast('consent', { accepted: false })
    expect([consent.answer, consent.deviceId, stored.size]).toEqual(['refused', '', 0])
    shell.broadcast('consent', { accepted: true })
    expect(consent.accepted).toBe(true)
    expect(consent.deviceId).toMatch(/^\d{32}$/)
    expect(consent.deviceId).not.toBe(id)
  })

  it('U7 a consent withdrawn here is not restored by a message of the app, only by the customer there or here', async () => {
    const first = await start()
    first.shell.answer('hello', { consent: true })
    await first.over
    consent.withdraw()
    first.shell.broadcast('ready', { consent: true })
    expect([consent.answer, consent.deviceId, stored.has('deviceId')]).toEqual(['refused', '', false])
    const later = await start({}, [...stored])
    later.shell.answer('hello', { consent: true })
    await later.over
    expect([consent.answer, consent.deviceId]).toEqual(['unasked', ''])
    later.shell.broadcast('consent', { accepted: true })
    expect([consent.accepted, stored.has('privacyConsent')]).toEqual([true, false])
    consent.withdraw()
    consent.ask()
    consent.accept()
    expect(consent.accepted).toBe(true)
  })

  it('U7 a consent given and withdrawn here stays withdrawn even if the app has one', async () => {
    const { shell, over } = await start()
    shell.answer('hello', {})
    await over
    consent.accept()
    shell.broadcast('ready', { consent: true })
    consent.withdraw()
    shell.broadcast('ready', { consent: true })
    expect([consent.answer, consent.deviceId]).toEqual(['refused', ''])
  })

  it('U7 a consent withdrawn in the app between two launches removes the ids of the first', async () => {
    const { shell, over } = await start({}, [['deviceId', '1'.repeat(32)]])
    shell.answer('hello', { consent: false })
    await over
    expect([consent.answer, stored.size]).toEqual(['unasked', 0])
  })

  it('a consent given here stays even if the app has none, until the customer withdraws it there', async () => {
    const { shell, over } = await start()
    shell.answer('hello', { consent: false })
    await over
    consent.accept()
    shell.broadcast('ready', { consent: false })
    expect(consent.accepted).toBe(true)
    shell.broadcast('consent', { accepted: false })
    expect([consent.answer, stored.size]).toEqual(['refused', 0])
  })
})

describe('login of the native app', () => {
  it('R-21 a token by the bridge puts the app variant in force', async () => {
    const { shell, over, onLogin } = await start()
    expect(launch.appToken).toBeUndefined()
    shell.answer('hello', { token: 'app-token' })
    await over
    expect(launch.appToken).toEqual({ jwtToken: 'app-token', token: 'app-token' })
    expect(onLogin).toHaveBeenCalledTimes(1)
  })

  it('a message that repeats the token of the start query is no new login', async () => {
    const { shell, over, onLogin } = await start({ token: 'app-token' })
    session.signIn('ours')
    shell.answer('hello', { token: 'app-token' })
    await over
    expect(onLogin).not.toHaveBeenCalled()
    expect(session.token).toBe('ours')
  })

  it('U3 another login of the app leaves no data of the previous customer', async () => {
    const { shell, onLogin } = await start({ token: 'a' })
    session.signIn('ours')
    const reset = jest.fn()
    session.onReset(reset)
    shell.broadcast('login', { token: 'b' })
    expect(launch.appToken?.token).toBe('b')
    expect(session.token).toBeUndefined()
    expect(reset).toHaveBeenCalled()
    expect(onLogin).toHaveBeenCalledTimes(1)
  })
})

it.each([
  [{ from: 'customer' }, false],
  [{ orgin_page: 'customerHall' }, false],
  [{ from: 'customer', sdkType: 'miniapp' }, true],
  [{}, true],
] as [Record<string, string>, boolean][])(
  'R-11 opened with %j the native bar is visible: %s',
  async (query, visible) => {
    const { shell } = await start(query)
    expect(shell.last('bar')?.data).toEqual({ visible })
    expect(launch.hasNativeBar).toBe(false)
    shell.answer('bar')
    await settled()
    expect(launch.hasNativeBar).toBe(visible)
  },
)

it('D-26 the page keeps its own bar where the app refuses to show one, or does not answer', async () => {
  const { shell } = await start({})
  shell.answer('bar', {}, 0)
  await settled()
  expect(launch.hasNativeBar).toBe(false)
  await start({})
  await jest.advanceTimersByTimeAsync(10_000)
  expect(launch.hasNativeBar).toBe(false)
})

it('R-115 an ad video that ends is counted although no page listens', async () => {
  const { shell } = await start()
  shell.broadcast('adVideo', { outcome: 'success' })
  await settled()
  expect(shell.last('adVideo')?.data).toEqual({ outcome: 'success', advSuccessNum: 1, advFailNum: 0 })
})
