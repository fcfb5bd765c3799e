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
  store.typePhone('13800138001')
  store.typeCode('123456')
  store.agree(true)
}

/** Lets the server answer the newest call, and the page take it in. */
async function answer(body: object): Promise<void> {
  await settled()
  await sent[sent.length - 1]?.answer(body)
  await settled()
}

describe('asking for a code', () => {
  it('R-49 a phone number with letters is said to be wrong beside the field, stays as typed, and nothing is sent', async () => {
    store.typePhone('13800abc')
    await store.askCode()
    expect(store.phoneError).toBe('请输入正确的 11 位手机号')
    expect(store.phone).toBe('13800abc')
    expect(sent).toHaveLength(0)
    store.typePhone('13800ab')
    expect(store.phoneError).toBe('')
  })

  it('R-49 the number is sent as eleven digits without spaces', async () => {
    store.typePhone('138 0013 8001')
    void store.askCode()
    await answer(ok({ expireSeconds: 600, resendSeconds: 60 }))
    expect(argsOf(sent[0])).toEqual({ mobile: '13800138001', scene: 'login' })
  })

  it('counts 60 s down before the next code, and two taps send one', async () => {
    fill()
    void store.askCode()
    void store.askCode()
    await answer(ok({ expireSeconds: 600, resendSeconds: 60 }))
    expect(sent).toHaveLength(1)
    expect(store.timer.secondsLeft).toBe(60)
    expect(store.mayAskCode).toBe(false)
    await store.askCode()
    expect(sent).toHaveLength(1)
    jest.advanceTimersByTime(60_000)
    expect(store.mayAskCode).toBe(true)
    expect(moves).toEqual(['toast 2000 验证码已发送至 138 **** 8001'])
  })

  it('says in the words of the server that a code was asked for too often', async () => {
    fill()
    void store.askCode()
    await answer(refusal('CODE_TOO_OFTEN', '请 40 秒后再试'))
    expect(store.codeError).toBe('请 40 秒后再试')
    expect(store.mayAskCode).toBe(true)
    expect(moves).toEqual([])
  })

  it('U7 nothing is sent before the privacy notice is accepted: the notice comes again', async () => {
    consent.withdraw()
    fill()
    await store.askCode()
    await store.logIn()
    expect(sent).toHaveLength(0)
    expect(consent.answer).toBe('unasked')
  })
})

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
    expect(store.codeError).toBe(message)
    expect([store.phone, store.code]).toEqual(['138 0013 8001', '123456'])
    expect(store.isLoggingIn).toBe(false)
    expect([moves, app.shown]).toEqual([[], []])
    store.typeCode('12345')
    expect(store.codeError).toBe('')
  })

  it('is not sent with a code that is none, nor before the agreements are ticked', async () => {
    fill()
    store.typeCode('12a')
    await store.logIn()
    expect(store.codeError).toBe('请输入 6 位数字验证码')
    fill()
    store.agree(false)
    await store.logIn()
    expect(moves).toEqual(['toast 2000 请先阅读并勾选协议'])
    expect(sent).toHaveLength(0)
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
