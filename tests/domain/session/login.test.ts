import { connectApp, type FakeApp } from '@tests/request/fakeApp'
import { argsOf, endAll, ok, refusal, sent, settled, stored } from '@tests/request/fakeHost'
import { usualPlace } from '@/domain/account/usualPlace'
import { launch } from '@/domain/session/launch'
import { loginByCode, loginByWechat } from '@/domain/session/login'
import { logOut } from '@/domain/session/logOut'
import { newcomer } from '@/domain/session/newcomer'
import { session } from '@/domain/session/session'
import { isSignedIn } from '@/domain/session/signedIn'
import { call } from '@/request/call'
import type { Send } from '@/request/submission'

jest.mock('@tarojs/taro', () => require('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => require('@/platform/host/host.weapp'))

let app: FakeApp

beforeEach(() => {
  session.signOut()
  stored.clear()
  sent.length = 0
  app = connectApp({ token: () => session.token })
})
afterEach(endAll)

const quietly: Send = (endpoint, data) => call(endpoint, data, { toast: false })

/** Logs in and lets the server answer. */
async function logIn(answer: object): Promise<unknown> {
  const end = loginByCode({ mobile: '13800138001', code: '123456' }, quietly)
  end.catch(() => undefined)
  await settled()
  await sent[0]?.answer(answer)
  return end
}

describe('logging in', () => {
  it('R-47 sends only mobile and code without an inviter', async () => {
    await logIn(ok({ mToken: 'token-a', userStatus: 'old' }))
    expect(argsOf(sent[0])).toEqual({ mobile: '13800138001', code: '123456' })
  })

  it('R-47 sends a stored inviter as a number, once', async () => {
    stored.set('inviterUserId', '42')
    await logIn(ok({ mToken: 'token-a', userStatus: 'new' }))
    expect(argsOf(sent[0])).toEqual({ mobile: '13800138001', code: '123456', inviterUserId: 42 })
    expect(stored.has('inviterUserId')).toBe(false)
  })

  it.each(['new', 'old'] as const)('R-57 a %s user who was not invited is logged in', async (userStatus) => {
    expect(await logIn(ok({ mToken: 'token-a', userStatus }))).toEqual({ kind: 'in' })
    expect(session.token).toBe('token-a')
  })

  it.each([
    ['made the account', { mToken: 'token-a', userStatus: 'new' }, true],
    ['found the account', { mToken: 'token-a', userStatus: 'old' }, false],
    ['signed nobody in', { userStatus: 'new' }, false],
  ])('greets a customer as a new one where the login %s: %p', async (_, answer, isNew) => {
    await logIn(ok(answer))
    expect(newcomer.isNew).toBe(isNew)
    session.signOut()
    expect(newcomer.isNew).toBe(false)
  })

  it('R-48 R-57 an invited old user is logged in, and told that only new users can assist', async () => {
    stored.set('inviterUserId', '42')
    expect(await logIn(ok({ mToken: 'token-a', userStatus: 'old' }))).toEqual({ kind: 'assistRefused' })
    expect(session.token).toBe('token-a')
  })

  it('R-48 R-57 an invited new user may assist', async () => {
    stored.set('inviterUserId', '42')
    expect(await logIn(ok({ mToken: 'token-a', userStatus: 'new' }))).toEqual({ kind: 'in' })
  })

  it('R-46 an answer without a token is no login', async () => {
    await logIn(ok({ userStatus: 'old' }))
    expect(isSignedIn()).toBe(false)
    expect(stored.has('mToken')).toBe(false)
  })

  it('U3 R-21 replaces a login of the native app, and nothing of its customer stays', async () => {
    launch.takeAppToken('app-token')
    usualPlace.keep({ name: 'Square', address: 'Avenue', latitude: 31.2, longitude: 121.4 })
    await logIn(ok({ mToken: 'token-a', userStatus: 'old' }))
    expect([launch.appToken, session.token, usualPlace.place]).toEqual([undefined, 'token-a', undefined])
  })

  it('R-46 a login without a token in its answer leaves that of the native app', async () => {
    launch.takeAppToken('app-token')
    await logIn(ok({ userStatus: 'old' }))
    expect(launch.appToken?.token).toBe('app-token')
    launch.dropAppToken()
  })

  it('a wrong code is a refusal with the server’s text, without a toast, and keeps the inviter', async () => {
    stored.set('inviterUserId', '42')
    await expect(logIn(refusal('CODE_WRONG', 'not right'))).rejects.toMatchObject({
      kind: 'refused',
      code: 'CODE_WRONG',
      message: 'not right',
    })
    expect([app.shown, isSignedIn()]).toEqual([[], false])
    expect(stored.get('inviterUserId')).toBe('42')
  })

  it('R-47 sends WeChat’s two codes, and the inviter', async () => {
    stored.set('inviterUserId', '42')
    const end = loginByWechat({ jsCode: 'js', phoneCode: 'phone' }, quietly)
    await settled()
    expect(argsOf(sent[0])).toEqual({ jsCode: 'js', phoneCode: 'phone', inviterUserId: 42 })
    await sent[0]?.answer(ok({ mToken: 'token-a', userStatus: 'new' }))
    expect([await end, session.token]).toEqual([{ kind: 'in' }, 'token-a'])
  })

  it.each(['x42', '42x', '', '1'.repeat(16)])('R-47 a stored inviter %j is no number and is not sent', async (kept) => {
    stored.set('inviterUserId', kept)
    await logIn(ok({ mToken: 'token-a', userStatus: 'old' }))
    expect(argsOf(sent[0])).toEqual({ mobile: '13800138001', code: '123456' })
  })

  it('a login that got no answer is not sent again by itself', async () => {
    const end = loginByWechat({ jsCode: 'js', phoneCode: 'phone' }, quietly).catch(
      (error: { kind: string }) => error.kind,
    )
    await settled()
    expect(argsOf(sent[0])).toEqual({ jsCode: 'js', phoneCode: 'phone' })
    await sent[0]?.fail()
    expect(await end).toBe('offline')
    expect(sent).toHaveLength(1)
  })
})

describe('logging out', () => {
  it.each([
    ['the server agrees', (): Promise<void> | undefined => sent[0]?.answer(ok())],
    ['the server is out of reach', (): Promise<void> | undefined => sent[0]?.fail()],
    ['the server is broken', (): Promise<void> | undefined => sent[0]?.answer('<html>', 500)],
  ])('R-45 clears the token when %s, without a toast', async (_when, answer) => {
    session.signIn('token-a')
    logOut()
    await settled()
    await answer()
    expect(isSignedIn()).toBe(false)
    expect(stored.has('mToken')).toBe(false)
    expect(app.shown).toEqual([])
  })

  it('R-45 U3 signs the customer out and removes their data at once even if the server never answers', async () => {
    session.signIn('token-a')
    usualPlace.keep({ name: 'Square', address: 'Avenue', latitude: 31.2, longitude: 121.4 })
    logOut()
    expect([isSignedIn(), usualPlace.place, [...stored.keys()]]).toEqual([false, undefined, []])
    await settled()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.url).toMatch(/\/xbt\/logout$/)
  })

  it('R-45 the server is told with the token of the customer who left, also after the next one has signed in', async () => {
    session.signIn('token-a')
    logOut()
    session.signIn('token-b')
    await settled()
    expect(sent[0]?.data).toMatchObject({ mToken: 'token-a' })
    await sent[0]?.answer(refusal('300000', 'not signed in'))
    expect([session.token, app.shown, app.lost]).toEqual(['token-b', [], []])
  })

  it.each([
    ['a success', (): Promise<void> | undefined => sent[0]?.answer(ok())],
    ['a refusal', (): Promise<void> | undefined => sent[0]?.answer(refusal('FAULT', 'no'))],
    ['the end of the session', (): Promise<void> | undefined => sent[0]?.answer(refusal('300000', 'not signed in'))],
    ['a broken answer', (): Promise<void> | undefined => sent[0]?.answer('<html>', 502)],
    ['no answer within the time of a call', (): Promise<void> => jest.advanceTimersByTimeAsync(61_000)],
  ])(
    'R-45 U3 %s that arrives after the next customer has signed in changes nothing and shows nothing',
    async (_name, arrive) => {
      jest.useFakeTimers()
      session.signIn('token-a')
      logOut()
      await settled()
      session.signIn('token-b')
      usualPlace.keep({ name: 'Square', address: 'Avenue', latitude: 31.2, longitude: 121.4 })
      const { endedSessions } = session
      await arrive()
      await settled()
      jest.useRealTimers()
      expect([session.token, stored.get('mToken'), usualPlace.place?.name]).toEqual(['token-b', 'token-b', 'Square'])
      expect([app.shown, app.lost, session.endedSessions, sent.length]).toEqual([[], [], endedSessions, 1])
    },
  )

  it('R-45 the login of the native app ends too', () => {
    launch.takeAppToken('jwt')
    logOut()
    expect([launch.appToken, isSignedIn()]).toEqual([undefined, false])
  })
})
