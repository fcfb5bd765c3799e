import { loginByCode, loginByWechat } from '@/domain/session/login'
import { logOut } from '@/domain/session/logOut'
import { session } from '@/domain/session/session'
import { isSignedIn } from '@/domain/session/signedIn'
import { connectApp, type FakeApp } from '../../request/fakeApp'
import { argsOf, ok, refusal, sent, settled, stored } from '../../request/fakeHost'

jest.mock('@tarojs/taro', () => require('../../request/fakeHost').taroModule)
jest.mock('@/platform/host', () => require('@/platform/host.weapp'))

let app: FakeApp

beforeEach(() => {
  session.signOut()
  stored.clear()
  sent.length = 0
  app = connectApp({ token: () => session.token })
})

/** Logs in and lets the server answer. */
async function logIn(answer: object): Promise<unknown> {
  const end = loginByCode('13800138001', '123456')
  await settled()
  await sent[0]?.answer(answer)
  return end
}

describe('logging in', () => {
  it('R-47 sends mobile and code only when nobody invited', async () => {
    await logIn(ok({ mToken: 'token-a', userStatus: 'old' }))
    expect(argsOf(sent[0])).toEqual({ mobile: '13800138001', code: '123456' })
  })

  it('R-47 sends a stored inviter as a number, once', async () => {
    stored.set('inviterUserId', '42')
    await logIn(ok({ mToken: 'token-a', userStatus: 'new' }))
    expect(argsOf(sent[0])).toEqual({ mobile: '13800138001', code: '123456', inviterUserId: 42 })
    expect(stored.has('inviterUserId')).toBe(false)
  })

  it.each(['new', 'old'] as const)('R-57 a %s user who was not invited is simply in', async (userStatus) => {
    expect(await logIn(ok({ mToken: 'token-a', userStatus }))).toEqual({ kind: 'in' })
    expect(session.token).toBe('token-a')
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

  it('R-46 an answer without a token signs nobody in', async () => {
    await logIn(ok({ userStatus: 'old' }))
    expect(isSignedIn()).toBe(false)
    expect(stored.has('mToken')).toBe(false)
  })

  it('a wrong code is an expected end in the words of the server, without a toast, and keeps the inviter', async () => {
    stored.set('inviterUserId', '42')
    expect(await logIn(refusal('CODE_WRONG', 'not right'))).toEqual({
      kind: 'refused',
      code: 'CODE_WRONG',
      message: 'not right',
    })
    expect(app.shown).toEqual([])
    expect(stored.get('inviterUserId')).toBe('42')
  })

  it('a login that got no answer is not sent again by itself', async () => {
    const end = loginByWechat('js', 'phone').catch((error: { kind: string }) => error.kind)
    await settled()
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
    const end = logOut()
    await settled()
    await answer()
    await end
    expect(isSignedIn()).toBe(false)
    expect(stored.has('mToken')).toBe(false)
    expect(app.shown).toEqual([])
  })
})
