import { argsOf, ok, refusal, sent, stored } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve } from '@tests/screens/screenTest'
import { box, tap } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import Login from '@/center/login/index'
import { wxLogin } from '@/contract/session'
import { consent } from '@/domain/account/consent'
import { session } from '@/domain/session/session'
import { session as words } from '@/i18n/session'

let mockHostLogin: () => Promise<{ code: string }>
jest.mock('@tarojs/taro', () => {
  const { taroModule } = jest.requireActual('@tests/shell/fakeHooks')
  return { ...taroModule, default: { ...taroModule.default, login: () => mockHostLogin() } }
})
// The button of the host, which H5 does not have.
jest.mock('@tarojs/components', () => ({
  ...jest.requireActual('@tarojs/components'),
  Button: jest.requireActual('@tarojs/components/lib/react').Button,
}))
jest.mock('@/platform/host/oneTap', () => jest.requireActual('@/platform/host/oneTap.weapp'))

/** What the customer answers when the host asks for their number. */
let phoneAnswer: { code?: string; errMsg: string }

const screen = screenTest(Login, 'center/login/index', { person: 'visitor' })
beforeEach(() => {
  mockHostLogin = async () => ({ code: 'js-1' })
  phoneAnswer = { code: 'phone-1', errMsg: 'getPhoneNumber:ok' }
  screen.open({ redirect: '/pages/my/index' })
  tap(box.querySelector('#login-agree'))
})

const button = () => box.querySelector('#login-one-tap')
const asksForNumber = () => button()?.getAttribute('open-type') === 'getPhoneNumber'
const isBusy = () => box.querySelector('#login-one-tap .button-spinner') !== null

/** Taps the button; the host asks the customer for their number where the button says so, and reports the answer. */
async function tapButton(): Promise<void> {
  const asks = asksForNumber()
  tap(button())
  await during(() => asks && button()?.dispatchEvent(new CustomEvent('getphonenumber', { detail: phoneAnswer })))
}

describe('login by one tap', () => {
  it('R-53 R-57 sends what the host gave, once for two taps, and leads back', async () => {
    expect(asksForNumber()).toBe(true)
    // What the number is for is said before the host asks.
    expect(box.textContent).toContain(words.oneTapUse)
    await tapButton()
    expect([isBusy(), asksForNumber()]).toEqual([true, false])
    await tapButton()
    expect(sent.map(argsOf)).toEqual([{ jsCode: 'js-1', phoneCode: 'phone-1' }])
    await serve(wxLogin, ok({ mToken: 'token-a', userStatus: 'old' }))
    expect(session.token).toBe('token-a')
    expect(moves).toEqual(['switchTab /pages/my/index'])
    expect(isBusy()).toBe(false)
  })

  it('R-47 R-48 an invited old user is told for 3 s and goes home', async () => {
    stored.set('inviterUserId', '42')
    await tapButton()
    expect(argsOf(sent[0])).toEqual({ jsCode: 'js-1', phoneCode: 'phone-1', inviterUserId: 42 })
    await serve(wxLogin, ok({ mToken: 'token-a', userStatus: 'old' }))
    expect(session.token).toBe('token-a')
    expect(moves).toEqual(['toast 3000 仅限新用户助力', 'switchTab /pages/home/index'])
    expect(stored.has('inviterUserId')).toBe(false)
  })

  it('R-48 an invited new user goes back to the page that asked for the login', async () => {
    stored.set('inviterUserId', '42')
    await tapButton()
    await serve(wxLogin, ok({ mToken: 'token-a', userStatus: 'new' }))
    expect(moves).toEqual(['switchTab /pages/my/index'])
  })

  it('a customer who does not give the number is told of the other way, and nothing is sent', async () => {
    phoneAnswer = { errMsg: 'getPhoneNumber:fail user deny' }
    await tapButton()
    expect(moves).toEqual(['toast 2000 没有取得微信手机号，您可以使用手机号登录'])
    expect(sent).toHaveLength(0)
  })

  it('a refusal of the host’s own login is told too', async () => {
    mockHostLogin = () => Promise.reject({ errMsg: 'login:fail' })
    await tapButton()
    expect(moves).toEqual(['toast 2000 没有取得微信手机号，您可以使用手机号登录'])
    expect([sent.length, isBusy(), asksForNumber()]).toEqual([0, false, true])
  })

  it('a number code that the server refuses is shown once, with the server’s text, and may be tried again', async () => {
    await tapButton()
    await serve(wxLogin, refusal('WX_CODE_INVALID', '微信登录已失效，请重试'))
    expect(moves).toEqual(['toast 2000 微信登录已失效，请重试'])
    expect([screen.app.shown, session.token, isBusy()]).toEqual([[], undefined, false])
    phoneAnswer = { code: 'phone-2', errMsg: 'getPhoneNumber:ok' }
    await tapButton()
    expect(argsOf(callsTo(wxLogin)[1])).toEqual({ jsCode: 'js-1', phoneCode: 'phone-2' })
  })

  it('R-44 without a network shows one toast, and may be tried again', async () => {
    await tapButton()
    await serve(wxLogin, 'no network')
    expect(moves).toEqual(['toast 2000 网络不可用，请检查网络设置'])
    expect([screen.app.shown, isBusy(), asksForNumber()]).toEqual([[], false, true])
  })

  it('the host is not asked before the agreements are ticked: a tap says what is missing', async () => {
    tap(box.querySelector('#login-agree'))
    expect(asksForNumber()).toBe(false)
    await tapButton()
    expect([box.querySelector('.alarm')?.textContent, moves]).toEqual(['请先阅读并勾选协议', []])
    expect(sent).toHaveLength(0)
    await says(box, '我已阅读并同意《用户服务协议》《隐私政策》', 'I agree to theUser agreementandPrivacy policy')
  })

  it('U7 the host is not asked before the privacy notice is accepted: the notice is shown again', async () => {
    await during(() => consent.withdraw())
    expect(asksForNumber()).toBe(false)
    await tapButton()
    expect(box.querySelector('#privacy-notice')).not.toBeNull()
    expect([consent.answer, sent.length, moves]).toEqual(['unasked', 0, []])
  })

  it('the phone is the other way, and keeps the page to go back to', () => {
    tap(box.querySelector('#login-by-phone'))
    expect(moves).toEqual([expect.stringMatching(/^redirectTo \/center\/login\/loginNum\?redirect=%2Fpages/)])
  })
})

describe('login without the phone number', () => {
  it('R-53 is offered once the number was refused, and leads to where one is bound, with the way back', async () => {
    expect(box.querySelector('#login-without-phone')).toBeNull()
    phoneAnswer = { errMsg: 'getPhoneNumber:fail user deny' }
    await tapButton()
    tap(box.querySelector('#login-without-phone'))
    await during(() => undefined)
    expect(sent.map(argsOf)).toEqual([{ jsCode: 'js-1' }])
    await serve(wxLogin, ok({ mToken: 'token-a', userStatus: 'new' }))
    expect(session.token).toBe('token-a')
    expect(moves.at(-1)).toBe('redirectTo /subPackages/bind-user/index?redirect=%2Fpages%2Fmy%2Findex')
  })

  it('needs the agreements too', async () => {
    phoneAnswer = { errMsg: 'getPhoneNumber:fail user deny' }
    await tapButton()
    tap(box.querySelector('#login-agree'))
    tap(box.querySelector('#login-without-phone'))
    await during(() => undefined)
    expect([sent, box.querySelector('.alarm')?.textContent]).toEqual([[], '请先阅读并勾选协议'])
  })
})
