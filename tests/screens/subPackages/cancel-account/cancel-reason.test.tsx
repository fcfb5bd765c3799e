import { infoOf } from '@tests/domain/account/logoffInfo'
import { argsOf, ok, refusal, stored } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, clean, filled, press, type } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { logoff, logoffInfo, sendLogoffCode } from '@/contract/deregistration'
import { logout } from '@/contract/session'
import { consent } from '@/domain/account/consent'
import { usualPlace } from '@/domain/account/usualPlace'
import { session } from '@/domain/session/session'
import { session as sessionTexts } from '@/i18n/session'
import CancelReason from '@/subPackages/cancel-account/cancel-reason'

const screen = screenTest(CancelReason, 'subPackages/cancel-account/cancel-reason')
beforeEach(() => {
  screen.open()
})
const input = (id: string) => box.querySelector<HTMLInputElement>(`#${id} input`)
const errorOf = (id: string) => box.querySelector(`#${id} .field-error`)?.textContent
const result = 'redirectTo /subPackages/cancel-account/cancel-result'
const idOf = (index: number) => (callsTo(logoff)[index]?.header as Record<string, string> | undefined)?.requestId

/** Fills everything in. */
async function fill(): Promise<void> {
  await serve(logoffInfo, infoOf())
  await filled()
  press('reason-trouble')
  type(input('leave-code'), '123456')
  press('leave-agree')
}

/** Fills everything in and answers the last question with yes. */
async function leave(): Promise<void> {
  await fill()
  press('leave-submit')
  press('dialog-confirm')
}

describe('the form', () => {
  it('R-54 says one after another what is missing, and sends nothing', async () => {
    await serve(logoffInfo, infoOf())
    await filled()
    press('leave-submit')
    expect(box.querySelector('.alarm')?.textContent).toBe('请选择注销原因')
    press('reason-other')
    expect(box.querySelector('.alarm')?.textContent).toBeUndefined()
    press('leave-submit')
    expect(errorOf('leave-code')).toBe(sessionTexts.codeInvalid)
    type(input('leave-code'), '123456')
    press('leave-submit')
    expect([box.querySelector('.alarm')?.textContent, moves]).toEqual(['请先阅读并勾选注销须知', []])
    expect([callsTo(logoff), box.querySelector('#dialog-confirm')]).toEqual([[], null])
  })

  it('R-54 sends the code to the own number, and the next one only after the time that the server says', async () => {
    await serve(logoffInfo, infoOf())
    expect(box.textContent).toContain('验证码将发送至 138 **** 8000')
    press('leave-send')
    await serve(sendLogoffCode, ok({ expireSeconds: 600, resendSeconds: 60 }))
    expect(box.querySelector('#leave-send')?.textContent).toBe(sessionTexts.resendIn(60))
    press('leave-send')
    await settle()
    expect(callsTo(sendLogoffCode).map(argsOf)).toEqual([{}])
    expect(box.textContent).toContain(sessionTexts.codeSent('138 **** 8000'))
  })

  it('U7 asks for no code before the privacy notice is accepted', async () => {
    await serve(logoffInfo, infoOf())
    await during(() => consent.withdraw())
    press('leave-send')
    await settle()
    expect(callsTo(sendLogoffCode)).toEqual([])
  })

  it('words beyond 200 characters are refused beside their field', async () => {
    await fill()
    type(input('leave-note'), '字'.repeat(201))
    press('leave-submit')
    expect([errorOf('leave-note'), callsTo(logoff)]).toEqual(['说明最多 200 个字', []])
  })

  it('shows what is open in its place where the page is opened by its address', async () => {
    await serve(logoffInfo, infoOf([{ kind: 'BALANCE_LEFT', text: 'money is left' }]))
    expect(box.textContent).toContain('money is left')
    expect(box.querySelector('#leave-submit')).toBeNull()
    press('blocker-BALANCE_LEFT')
    expect(moves).toEqual(['navigateTo /subPackages/balance/index'])
  })
})

describe('R-54 a balance that is less than the least withdrawal', () => {
  it('is named, needs a tick of its own, and is sent as the sum that lapses', async () => {
    await serve(logoffInfo, infoOf([], { balance: 60 }))
    await filled()
    await says(
      box,
      '钱包余额 ¥0.60 低于最低提现金额，我同意放弃',
      'My balance of ¥0.60 is below the minimum withdrawal, and I agree to forfeit it',
    )
    press('reason-trouble')
    type(input('leave-code'), '123456')
    press('leave-agree')
    press('leave-submit')
    expect([box.querySelector('.alarm')?.textContent, box.querySelector('#dialog-confirm')]).toEqual([
      '请先勾选同意放弃余额',
      null,
    ])
    press('leave-lapse')
    press('leave-submit')
    press('dialog-confirm')
    await settle()
    expect(callsTo(logoff).map(argsOf)).toEqual([{ code: '123456', reason: 'trouble', lapse: 60 }])
  })

  it('that has changed meanwhile needs another tick', async () => {
    await serve(logoffInfo, infoOf([], { balance: 60 }))
    await filled()
    press('leave-lapse')
    happen('hide')
    happen('show')
    await serve(logoffInfo, infoOf([], { balance: 80 }))
    expect(box.querySelector('#leave-lapse')?.getAttribute('aria-checked')).toBe('false')
  })

  it('no tick is asked for where the wallet is empty', async () => {
    await fill()
    expect(box.querySelector('#leave-lapse')).toBeNull()
  })
})

describe('closing the account', () => {
  it('R-54 asks once more, and does nothing where the customer stays', async () => {
    await fill()
    press('leave-submit')
    await says(box, '注销立即生效且无法恢复。', 'This takes effect immediately and cannot be undone.')
    press('dialog-cancel')
    await settle()
    expect([callsTo(logoff), session.token]).toEqual([[], 'token-a'])
  })

  it('R-54 U3 ends the login with everything of the customer, and leads to the result', async () => {
    usualPlace.keep({ name: 'Square', address: '', latitude: 31.2, longitude: 121.4 })
    await leave()
    await settle()
    expect(callsTo(logoff).map(argsOf)).toEqual([{ code: '123456', reason: 'trouble' }])
    await serve(logoff, ok({ closedTime: 1 }))
    expect([session.token, stored.has('mToken'), usualPlace.place]).toEqual([undefined, false, undefined])
    expect([moves, screen.app.shown]).toEqual([[result], []])
    await settle()
    expect(callsTo(logout)).toEqual([])
  })

  it('R-54 two taps send it once', async () => {
    await leave()
    press('leave-submit')
    await settle()
    expect(callsTo(logoff)).toHaveLength(1)
  })

  it('R-54 after a lost answer the form stays and is sent again under the same id', async () => {
    await leave()
    await serve(logoff, 'no network')
    expect([session.token, input('leave-code')?.value]).toEqual(['token-a', '123456'])
    press('leave-submit')
    press('dialog-confirm')
    await serve(logoff, ok({ closedTime: 1 }))
    expect(idOf(0)).toBe(idOf(1))
    expect([session.token, moves.at(-1)]).toEqual([undefined, result])
  })

  it('R-54 after a lost answer nothing else is asked when the screen comes back, since the session may have ended', async () => {
    await leave()
    await serve(logoff, 'no network')
    happen('hide')
    happen('show')
    await settle()
    expect(callsTo(logoffInfo)).toHaveLength(1)
  })

  it.each(['CODE_WRONG', 'CODE_EXPIRED', 'CODE_LOCKED'])('%s is shown beside the code', async (code) => {
    await leave()
    await serve(logoff, refusal(code, 'this code'))
    expect([errorOf('leave-code'), session.token, moves]).toEqual(['this code', 'token-a', []])
  })

  it('R-54 what came meanwhile takes the place of the form, with its way on; once settled the form is as it was', async () => {
    await leave()
    await serve(logoff, refusal('OPEN_ORDERS', 'one order'))
    expect([box.textContent?.includes('one order'), input('leave-code')]).toEqual([true, null])
    press('blocker-OPEN_ORDERS')
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/order/order-list'])
    happen('hide')
    happen('show')
    await serve(logoffInfo, infoOf())
    await filled()
    expect(input('leave-code')?.value).toBe('123456')
  })

  it('R-54 U3 an answer that comes after the screen was left ends the login all the same', async () => {
    await leave()
    await settle()
    clean()
    await serve(logoff, ok({ closedTime: 1 }))
    expect(session.token).toBeUndefined()
  })

  it('U3 but not the login of another customer who came meanwhile', async () => {
    await leave()
    await settle()
    clean()
    await during(() => session.signIn('token-b'))
    await serve(logoff, ok({ closedTime: 1 }))
    expect(session.token).toBe('token-b')
  })
})
