import { LoginNumStore } from '@/center/login/loginNum/store'
import { consent } from '@/domain/account/consent'
import { session } from '@/domain/session/session'
import { connectApp, type FakeApp } from '../../../request/fakeApp'
import { argsOf, ok, refusal, sent, settled, stored } from '../../../request/fakeHost'
import { moves, openPages } from '../../../routes/fakeNavigation'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    ...jest.requireActual('../../../request/fakeHost').taroModule.default,
    ...jest.requireActual('../../../routes/fakeNavigation').taroModule.default,
  },
}))
jest.mock('@/platform/host', () => jest.requireActual('@/platform/host.weapp'))

let app: FakeApp
let store: LoginNumStore

beforeEach(() => {
  jest.useFakeTimers()
  session.signOut()
  consent.accept()
  stored.clear()
  sent.length = 0
  openPages('center/login/loginNum')
  app = connectApp({ token: () => session.token, showError: (error) => app.shown.push(error) })
  store = new LoginNumStore('/pages/my/index')
})
afterEach(() => {
  store.drop()
  jest.useRealTimers()
})

/** Everything filled in, with a code of six digits. */
function fill(): void {
  store.form.typePhone('13800138001')
  store.form.typeCode('123456')
  store.agree(true)
}

/** Lets the server answer the newest call, and the page take it in. */
async function answer(body: object): Promise<void> {
  await settled()
  await sent[sent.length - 1]?.answer(body)
  await settled()
}

describe('logging in', () => {
  it('R-53 two taps send one login, which leads back', async () => {
    fill()
    void store.logIn()
    void store.logIn()
    await answer(ok({ mToken: 'token-a', userStatus: 'old' }))
    expect(sent).toHaveLength(1)
    expect(session.token).toBe('token-a')
    expect(moves).toEqual(['switchTab /pages/my/index'])
  })

  it('R-48 R-47 an invited old user is told for 3 s and goes home', async () => {
    stored.set('inviterUserId', '42')
    fill()
    void store.logIn()
    await answer(ok({ mToken: 'token-a', userStatus: 'old' }))
    expect(argsOf(sent[0])).toEqual({ mobile: '13800138001', code: '123456', inviterUserId: 42 })
    expect(moves).toEqual(['toast 3000 仅限新用户助力', 'switchTab /pages/home/index'])
  })

  it.each([
    ['CODE_WRONG', '验证码不正确'],
    ['CODE_USED', '验证码已失效'],
    ['CODE_EXPIRED', '验证码已过期'],
    ['CODE_LOCKED', '输错次数过多'],
  ])('%s is said beside the code, without a toast, and what was typed stays', async (code, message) => {
    fill()
    void store.logIn()
    await answer(refusal(code, message))
    expect(store.form.codeFault).toMatchObject({ kind: 'refused', message })
    expect([store.form.phone, store.form.code]).toEqual(['138 0013 8001', '123456'])
    expect(store.isLoggingIn).toBe(false)
    expect([moves, app.shown]).toEqual([[], []])
    store.form.typeCode('12345')
    expect(store.form.codeFault).toBeUndefined()
  })

  it('is not sent with a code that is none, nor before the agreements are ticked', async () => {
    fill()
    store.form.typeCode('12a')
    await store.logIn()
    expect(store.form.codeFault).toEqual({ kind: 'invalid' })
    fill()
    store.agree(false)
    await store.logIn()
    expect(moves).toEqual(['toast 2000 请先阅读并勾选协议'])
    expect(sent).toHaveLength(0)
  })

  it('a number that the server refuses is said beside the number', async () => {
    fill()
    void store.logIn()
    await answer(refusal('MOBILE_INVALID', '手机号不正确'))
    expect(store.form.phoneFault).toMatchObject({ message: '手机号不正确' })
    expect(store.form.codeFault).toBeUndefined()
  })

  it('U7 is not sent before the privacy notice is accepted: the notice comes again', async () => {
    consent.withdraw()
    fill()
    await store.logIn()
    expect(sent).toHaveLength(0)
    expect(consent.answer).toBe('unasked')
  })

  it('R-44 without a network says so once and can be tried again', async () => {
    fill()
    void store.logIn()
    await settled()
    await sent[0]?.fail()
    await settled()
    expect(moves).toEqual(['toast 2000 网络不可用，请检查网络设置'])
    expect(app.shown).toEqual([])
    expect(store.isLoggingIn).toBe(false)
  })
})
