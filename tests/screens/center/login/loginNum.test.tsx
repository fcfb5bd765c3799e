import { argsOf, ok, refusal, stored } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, filled, press, type } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import LoginNum from '@/center/login/loginNum'
import { login } from '@/contract/session'
import { consent } from '@/domain/account/consent'
import { session } from '@/domain/session/session'
import { session as words } from '@/i18n/session'

const screen = screenTest(LoginNum, 'center/login/loginNum', { person: 'visitor' })
beforeEach(async () => {
  screen.open({ redirect: '/pages/my/index' })
  await filled()
})

const field = (name: 'phone' | 'code') => box.querySelector(`#login-${name}`)
const input = (name: 'phone' | 'code') => box.querySelector<HTMLInputElement>(`#login-${name} input`)

/** Fills everything in, with a code of six digits. */
function fill(code = '123456'): void {
  type(input('phone'), '13800138001')
  type(input('code'), code)
  press('login-agree')
}

const isBusy = () => box.querySelector('#login-submit .button-spinner') !== null

describe('logging in', () => {
  it('R-53 two taps send one login, which leads back', async () => {
    fill()
    press('login-submit')
    press('login-submit')
    expect(isBusy()).toBe(true)
    await serve(login, ok({ mToken: 'token-a', userStatus: 'old' }))
    expect(callsTo(login)).toHaveLength(1)
    expect(session.token).toBe('token-a')
    expect(moves).toEqual(['switchTab /pages/my/index'])
  })

  it('R-48 R-47 an invited old user is told for 3 s and goes home', async () => {
    stored.set('inviterUserId', '42')
    fill()
    press('login-submit')
    await serve(login, ok({ mToken: 'token-a', userStatus: 'old' }))
    expect(argsOf(callsTo(login)[0])).toEqual({ mobile: '13800138001', code: '123456', inviterUserId: 42 })
    expect(moves).toEqual(['toast 3000 仅限新用户助力', 'switchTab /pages/home/index'])
  })

  it.each([
    ['CODE_WRONG', '验证码不正确'],
    ['CODE_USED', '验证码已失效'],
    ['CODE_EXPIRED', '验证码已过期'],
    ['CODE_LOCKED', '输错次数过多'],
  ])('%s is shown beside the code, without a toast, and what was typed stays', async (code, message) => {
    fill()
    press('login-submit')
    await serve(login, refusal(code, message))
    expect(field('code')?.querySelector('[role=alert]')?.textContent).toBe(message)
    expect([input('phone')?.value, input('code')?.value]).toEqual(['138 0013 8001', '123456'])
    expect(isBusy()).toBe(false)
    expect([moves, screen.app.shown]).toEqual([[], []])
    type(input('code'), '12345')
    expect(field('code')?.querySelector('[role=alert]')).toBeNull()
  })

  it('is not sent with an incomplete code, nor before the agreements are ticked', async () => {
    fill('12a')
    press('login-submit')
    expect(field('code')?.textContent).toContain(words.codeInvalid)
    expect(moves).toEqual([])
    type(input('code'), '123456')
    press('login-agree')
    press('login-submit')
    await settle()
    expect([box.querySelector('.alarm')?.textContent, moves]).toEqual(['请先阅读并勾选协议', []])
    await says(box, '我已阅读并同意《用户服务协议》《隐私政策》', 'I agree to theUser agreementandPrivacy policy')
    expect(callsTo(login)).toHaveLength(0)
  })

  it('a number that the server refuses is marked beside the number', async () => {
    fill()
    press('login-submit')
    await serve(login, refusal('MOBILE_INVALID', '手机号不正确'))
    expect(field('phone')?.textContent).toContain('手机号不正确')
    expect(field('code')?.querySelector('[role=alert]')).toBeNull()
  })

  it('U7 is not sent before the privacy notice is accepted: the notice is shown again', async () => {
    await during(() => consent.withdraw())
    expect(box.querySelector('#privacy-notice')).toBeNull()
    fill()
    press('login-submit')
    await settle()
    expect(callsTo(login)).toHaveLength(0)
    expect(box.querySelector('#privacy-notice')).not.toBeNull()
  })

  it('R-44 without a network shows one toast, and can be tried again', async () => {
    fill()
    press('login-submit')
    await serve(login, 'no network')
    expect(moves).toEqual(['toast 2000 网络不可用，请检查网络设置'])
    expect([screen.app.shown, isBusy()]).toEqual([[], false])
    press('login-submit')
    await serve(login, ok({ mToken: 'token-a', userStatus: 'old' }))
    expect(session.token).toBe('token-a')
  })

  it('R-53 a login that ends while the page is covered leads back when the page is shown again', async () => {
    fill()
    press('login-submit')
    happen('hide')
    await serve(login, ok({ mToken: 'token-a', userStatus: 'old' }))
    expect(moves).toEqual([])
    happen('show')
    expect(moves).toEqual(['switchTab /pages/my/index'])
  })

  it('R-53 a login that replaces the session of another customer still ends on this page', async () => {
    await during(() => session.signIn('token-old'))
    fill()
    press('login-submit')
    await serve(login, ok({ mToken: 'token-a', userStatus: 'old' }))
    expect(session.token).toBe('token-a')
    expect(moves).toEqual(['switchTab /pages/my/index'])
  })
})
