import { connectApp, type FakeApp } from '@tests/request/fakeApp'
import { notSignedIn, ok, sent, settled, stored } from '@tests/request/fakeHost'
import { endpoint } from '@/contract/endpoint'
import { login } from '@/contract/session'
import { launch } from '@/domain/session/launch'
import { session } from '@/domain/session/session'
import { sessionLost } from '@/domain/session/sessionLost'
import { isSignedIn } from '@/domain/session/signedIn'
import { call } from '@/request/call'

jest.mock('@tarojs/taro', () => require('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => require('@/platform/host/host.weapp'))

const page = { needsLogin: true, toLogin: jest.fn(), tell: jest.fn() }
const reads = Array.from({ length: 12 }, (_, index) =>
  endpoint<object, object>()(`/read-${index}`, { origin: 'ours', family: 'ordinary', kind: 'read', empty: {} }),
)
let app: FakeApp

beforeEach(() => {
  sent.length = 0
  stored.clear()
  page.needsLogin = true
  session.signOut()
  app = connectApp({ token: () => session.token, onSessionLost: (token) => sessionLost(token, page) })
})

/** Twelve reads at once, all refused. */
async function twelveRefusals(): Promise<PromiseSettledResult<object>[]> {
  const calls = Promise.allSettled(reads.map((one) => call(one, {})))
  await settled()
  for (let next = 0; next < 12; next++) {
    await sent[next]?.answer(notSignedIn)
    await settled()
  }
  return calls
}

describe('a session that has ended on the server', () => {
  it('U1 R-32 twelve refusals at once: the token is removed once, with one way to login and one toast', async () => {
    session.signIn('token-a')
    const outcomes = await twelveRefusals()
    expect(outcomes.map(({ status }) => status)).toEqual(Array(12).fill('rejected'))
    expect(sent).toHaveLength(12)
    expect(isSignedIn()).toBe(false)
    expect(stored.has('mToken')).toBe(false)
    expect(page.toLogin).toHaveBeenCalledTimes(1)
    expect(page.tell).toHaveBeenCalledTimes(1)
    expect(app.shown).toEqual([])
  })

  it('U1 R-32 the refusal of an older token changes nothing', async () => {
    session.signIn('token-a')
    const late = call(login, { mobile: '13800138000', code: '000000' }).catch(() => 'rejected')
    await settled()
    session.signIn('token-b')
    await sent[0]?.answer(notSignedIn)
    expect(await late).toBe('rejected')
    expect(session.token).toBe('token-b')
    expect(page.toLogin).not.toHaveBeenCalled()
    expect(app.shown).toEqual([])
  })

  it('U1 the end of an older token neither ends the current session nor leads to login', () => {
    session.signIn('token-b')
    expect(sessionLost('token-a', page)).toBe(true)
    expect(session.token).toBe('token-b')
    expect(page.toLogin).not.toHaveBeenCalled()
    expect(page.tell).not.toHaveBeenCalled()
  })

  it('U1 R-32 twelve refusals after another tab signed in: no page leads to login, and the next call carries its token', async () => {
    session.signIn('token-a')
    const calls = Promise.allSettled(reads.map((one) => call(one, {})))
    await settled()
    stored.set('mToken', 'token-b')
    for (let next = 0; next < 12; next++) {
      await sent[next]?.answer(notSignedIn)
      await settled()
    }
    expect((await calls).map(({ status }) => status)).toEqual(Array(12).fill('rejected'))
    expect([page.toLogin, page.tell].map((told) => told.mock.calls.length)).toEqual([0, 0])
    expect(app.shown).toEqual([])
    expect(stored.get('mToken')).toBe('token-b')
    sent.length = 0
    const again = call(login, { mobile: '13800138000', code: '000000' }).catch(() => 'rejected')
    await settled()
    expect(sent[0]?.data).toMatchObject({ mToken: 'token-b' })
    await sent[0]?.answer(notSignedIn)
    await again
  })

  it('U2 R-32 a page that opens without login gets the error, the token is removed and no other page is opened', async () => {
    session.signIn('token-a')
    page.needsLogin = false
    await twelveRefusals()
    expect(isSignedIn()).toBe(false)
    expect(page.toLogin).not.toHaveBeenCalled()
    expect(page.tell).not.toHaveBeenCalled()
    expect(app.shown).toHaveLength(1)
  })

  it('R-32 a visitor is not led to login twice: the page does that itself', () => {
    expect(sessionLost(undefined, page)).toBe(true)
    expect(page.toLogin).not.toHaveBeenCalled()
  })

  it('R-32 the refusal of a visitor’s call ends no session: screens that are made again for it would be refused without end', () => {
    page.needsLogin = false
    const { endedSessions } = session
    expect(sessionLost(undefined, page)).toBe(false)
    expect(session.endedSessions).toBe(endedSessions)
  })

  it('U1 the refusal of a visitor’s call takes the token of another tab that has signed in since', () => {
    stored.set('mToken', 'token-b')
    expect(sessionLost(undefined, page)).toBe(true)
    expect(session.token).toBe('token-b')
    expect(page.toLogin).not.toHaveBeenCalled()
  })

  it('R-21 R-32 twelve refusals of the native app’s login end that alone: ours goes on, and calls carry it from then on', async () => {
    session.signIn('token-a')
    launch.query = { token: 'garbage' }
    app = connectApp({
      token: () => session.token,
      appToken: () => launch.appToken,
      onSessionLost: (token) => sessionLost(token, page),
    })
    const { endedSessions } = session
    const outcomes = await twelveRefusals()
    expect(outcomes.map(({ status }) => status)).toEqual(Array(12).fill('rejected'))
    expect([session.token, stored.get('mToken'), launch.appToken]).toEqual(['token-a', 'token-a', undefined])
    // The screens are made anew once, so that they load with the login that is left.
    expect(session.endedSessions).toBe(endedSessions + 1)
    expect([page.toLogin, page.tell].map((told) => told.mock.calls.length)).toEqual([0, 0])
    expect(app.shown).toEqual([])
    sent.length = 0
    const again = call(login, { mobile: '13800138000', code: '000000' })
    await settled()
    expect(sent[0]?.data).toMatchObject({ mToken: 'token-a' })
    expect(sent[0]?.header).not.toHaveProperty('token')
    await sent[0]?.answer(ok({ mToken: 'token-a', userStatus: 'old' }))
    await again
  })

  it('R-32 the login of the native app ends too', () => {
    launch.query = { token: 'jwt' }
    expect(isSignedIn()).toBe(true)
    expect(sessionLost(undefined, page)).toBe(true)
    expect(isSignedIn()).toBe(false)
    expect(page.toLogin).toHaveBeenCalledTimes(1)
    launch.query = {}
  })
})
