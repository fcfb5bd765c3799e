import { customer } from '@tests/domain/cashier/customers'
import { connectApp, type FakeApp } from '@tests/request/fakeApp'
import { endAll, notSignedIn, ok, refusal, sent, settled, stored } from '@tests/request/fakeHost'
import { launch } from '@/domain/session/launch'
import { tryOfferedLogin } from '@/domain/session/offeredLogin'
import { session } from '@/domain/session/session'
import { isLoginPaused, signedInToken, tokensOfCalls } from '@/domain/session/signedIn'
import { startSession } from '@/domain/session/startSession'
import { supplierValues } from '@/domain/session/supplierValues'

jest.mock('@tarojs/taro', () => require('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => require('@/platform/host/host.weapp'))

const asked = { mToken: 'token-b', rscToken: 'rsc-b' }
const named = ok({ userInfo: customer('2') })
let app: FakeApp

/** The tokens that a call carries, in its body and in its headers. */
const tokensOf = (index: number) => {
  const { data, header } = sent[index] ?? {}
  return [(data as { mToken?: string } | undefined)?.mToken, header?.token]
}

beforeEach(() => {
  stored.clear()
  session.signOut()
  launch.dropAppToken()
  session.signIn('token-a')
  app = connectApp({ token: tokensOfCalls.own, appToken: tokensOfCalls.app })
  startSession(asked)
})
afterEach(async () => {
  session.dropOffer()
  jest.useRealTimers()
  await endAll()
})

describe('D-19 an `mToken` of the start query beside the login of this device', () => {
  it('is asked about before anything of either customer is read', async () => {
    expect([signedInToken(), isLoginPaused(), stored.get('mToken')]).toEqual([undefined, true, 'token-a'])
    const end = tryOfferedLogin(asked)
    await settled()
    expect(tokensOf(0)).toEqual(['token-b', undefined])
    expect([signedInToken(), isLoginPaused()]).toEqual([undefined, true])
    await sent[0]?.answer(named)
    expect(await end).toBe(true)
  })

  it('replaces it once the server has accepted it, with what belongs to the new customer', async () => {
    const { endedSessions } = session
    const end = tryOfferedLogin(asked)
    await settled()
    expect(supplierValues().rscToken).toBeUndefined()
    await sent[0]?.answer(named)
    await end
    expect([signedInToken(), isLoginPaused(), stored.get('mToken')]).toEqual(['token-b', false, 'token-b'])
    expect([session.endedSessions, supplierValues().rscToken]).toEqual([endedSessions + 1, 'rsc-b'])
  })

  it.each([
    ['does not know it', notSignedIn],
    ['refuses it', refusal('900001', 'closed')],
  ])('leaves the login of this device as it was where the server %s', async (_what, answer) => {
    const { endedSessions } = session
    const end = tryOfferedLogin(asked)
    await settled()
    await sent[0]?.answer(answer)
    expect(await end).toBe(false)
    expect([signedInToken(), isLoginPaused(), stored.get('mToken')]).toEqual(['token-a', false, 'token-a'])
    expect([session.endedSessions, app.lost, app.shown]).toEqual([endedSessions, [], []])
  })

  it('is asked about again while the server gives no answer', async () => {
    jest.useFakeTimers()
    const end = tryOfferedLogin(asked)
    for (let index = 0; index < 8; index += 1) {
      await jest.advanceTimersByTimeAsync(5_000)
      if (index < 7) await sent[index]?.answer('', 502)
      else break
    }
    expect(sent.length).toBeGreaterThan(4)
    expect([signedInToken(), isLoginPaused()]).toEqual([undefined, true])
    for (const call of sent) await call.answer(named)
    await jest.advanceTimersByTimeAsync(5_000)
    for (const call of sent) await call.answer(named)
    expect(await end).toBe(true)
    expect(signedInToken()).toBe('token-b')
  })

  it('brings the login of the native app with it', async () => {
    const end = tryOfferedLogin({ ...asked, token: 'app-b' })
    await settled()
    expect(launch.appToken).toBeUndefined()
    await sent[0]?.answer(named)
    await end
    expect(launch.appToken?.token).toBe('app-b')
  })

  it('is not asked about where none is offered', async () => {
    session.dropOffer()
    expect(await tryOfferedLogin(asked)).toBe(true)
    expect([sent.length, signedInToken()]).toEqual([0, 'token-a'])
  })

  it('is forgotten where the customer logs in meanwhile', async () => {
    const end = tryOfferedLogin(asked)
    await settled()
    session.signIn('token-c')
    expect([signedInToken(), isLoginPaused()]).toEqual(['token-c', false])
    await sent[0]?.answer(named)
    await end
    expect([signedInToken(), stored.get('mToken'), supplierValues().rscToken]).toEqual([
      'token-c',
      'token-c',
      undefined,
    ])
  })
})

describe('an `mToken` that offers nothing else', () => {
  it.each([
    ['the login of this device', 'token-a'],
    ['no token at all', '令牌'],
    ['an empty one', ''],
  ])('%s changes nothing', (_what, mToken) => {
    session.dropOffer()
    startSession({ mToken })
    expect([signedInToken(), isLoginPaused()]).toEqual(['token-a', false])
  })

  it('R-21 signs a visitor in at once: no customer is signed out by it', () => {
    session.signOut()
    startSession({ mToken: 'token-b' })
    expect([signedInToken(), isLoginPaused()]).toEqual(['token-b', false])
  })
})

describe('D-12 a login before the consent', () => {
  afterEach(() => session.pauseForConsent(false))

  it('is known, and no call carries it', () => {
    session.dropOffer()
    launch.takeAppToken('app-token')
    session.pauseForConsent(true)
    expect([signedInToken(), isLoginPaused(), tokensOfCalls.own(), tokensOfCalls.app()]).toEqual([
      undefined,
      true,
      undefined,
      undefined,
    ])
    session.pauseForConsent(false)
    expect([signedInToken(), isLoginPaused(), tokensOfCalls.own(), tokensOfCalls.app()?.token]).toEqual([
      'token-a',
      false,
      'token-a',
      'app-token',
    ])
  })

  it('is none of a visitor', () => {
    session.signOut()
    session.pauseForConsent(true)
    expect(isLoginPaused()).toBe(false)
  })
})
