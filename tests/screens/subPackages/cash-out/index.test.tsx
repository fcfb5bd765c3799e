import { standing } from '@tests/domain/identity/flowAnswers'
import { accountOf, alipayAccount, infoOf, noon, optionsOf } from '@tests/domain/wallet/samples'
import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, openScreen, serve, settle, setUpScreens } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, clean, filled, press, type } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { creditStatus } from '@/contract/identity/steps'
import { getCode } from '@/contract/session'
import { withdrawAccount } from '@/contract/wallet/accounts'
import { withdraw, withdrawAmountOptions } from '@/contract/wallet/withdraw'
import { consent } from '@/domain/account/consent'
import { withdrawInfoKeys } from '@/domain/session/customerKeys'
import { session } from '@/domain/session/session'
import { unwarned } from '@/domain/wallet/withdraw/unwarned'
import { session as sessionWords } from '@/i18n/session'
import { launchStorage } from '@/platform/storage/sessionStorage'
import CashOut from '@/subPackages/cash-out/index'
import XyfCashOut from '@/subPackages/xyfApp/withdrawal/cash-out'
import { setStoredTheme } from '@/theme/themeFlag'

setUpScreens()
beforeEach(() => {
  setStoredTheme(undefined)
})
const textOf = (selector: string) => box.querySelector(selector)?.textContent ?? ''
const has = (id: string) => box.querySelector(`#${id}`) !== null
const field = (name: 'amount' | 'code') => box.querySelector<HTMLInputElement>(`#withdraw-${name} input`)
const errorAt = (name: 'amount' | 'code') => box.querySelector(`#withdraw-${name} [role=alert]`)?.textContent
const ids = () => callsTo(withdraw).map(({ header }) => header?.requestId)

async function answer(info = infoOf(), options = optionsOf()): Promise<void> {
  await serve(withdrawAccount, ok(info))
  await serve(creditStatus, ok(standing(['done', 'done'])))
  await serve(withdrawAmountOptions, ok(options))
  await filled()
}

async function open(info = infoOf(), options = optionsOf()): Promise<void> {
  openScreen(CashOut, 'subPackages/cash-out/index')
  await answer(info, options)
}

/** Fills in what a withdrawal of 50 yuan needs. */
async function fill(): Promise<void> {
  press('amount-5000')
  type(field('code'), '123456')
  await settle()
}

async function send(): Promise<void> {
  await fill()
  press('withdraw-submit')
  await settle()
}

describe.each([
  ['older', CashOut, 'subPackages/cash-out/index', 'subPackages/cash-out-result/index'],
  ['newer', XyfCashOut, 'subPackages/xyfApp/withdrawal/cash-out', 'subPackages/xyfApp/withdrawal/cash-result'],
])('withdrawing in the %s theme', (theme, Page, path, result) => {
  it('shows the balance, what ends next, the default account with its fee and arrival, and leads to the result', async () => {
    setStoredTheme(theme === 'newer' ? 'xyfApp' : 'xbt_h5')
    openScreen(Page, path)
    await answer(infoOf({ recent_expire_info: { amount: 500, time: noon } }))
    expect(box.textContent).toContain('400.00')
    expect(box.textContent).toContain('¥5.00 将于 2030-05-20 过期，建议尽快提现')
    expect(textOf('#withdraw-account')).toContain('招商银行 **** 6102')
    expect(textOf('#withdraw-account')).toContain('预计两小时内到账')
    await send()
    await serve(withdraw, ok({ withdrawId: 'W1' }))
    expect(callsTo(withdraw).map(argsOf)).toEqual([{ accountId: 'bank-1', amount: 5_000, fee: 0, code: '123456' }])
    expect(moves).toEqual([`redirectTo /${result}?withdrawId=W1`])
  })
})

describe('the amount', () => {
  it('an option fills the field in; a closed one says why and does nothing', async () => {
    await open()
    expect(textOf('#amount-50000')).toContain('超过余额')
    press('amount-50000')
    expect(field('amount')?.value).toBe('')
    press('amount-1000')
    await filled()
    expect(field('amount')?.value).toBe('10')
    expect(box.querySelector('#amount-1000')?.getAttribute('aria-checked')).toBe('true')
  })

  it('"all" fills in what balance, limits and the day allow', async () => {
    await open()
    press('withdraw-all')
    await filled()
    expect(field('amount')?.value).toBe('300')
    expect(errorAt('amount')).toBeUndefined()
  })

  it('"all" of a day that is used up says why nothing can be withdrawn', async () => {
    await open(infoOf(), optionsOf({ leftToday: 0 }))
    press('withdraw-all')
    await filled()
    expect(errorAt('amount')).toBe('超过今日剩余额度 ¥0.00')
  })

  it.each([
    ['400.01', '超过可提现余额 ¥400.00', 'Exceeds your balance of ¥400.00'],
    ['0.99', '每次最少提现 ¥1.00', 'Minimum ¥1.00 per withdrawal'],
    ['300.01', '超过今日剩余额度 ¥300.00', 'Exceeds today’s remaining limit of ¥300.00'],
    ['12a', '请输入正确的金额，最多两位小数', 'Enter a valid amount with up to two decimals'],
    ['', '请输入提现金额', 'Enter an amount'],
  ])('R-117 %j is not sent, and the field says why', async (text, problem, english) => {
    await open()
    type(field('amount'), text)
    type(field('code'), '123456')
    press('withdraw-submit')
    await settle()
    expect([errorAt('amount'), callsTo(withdraw)]).toEqual([problem, []])
    expect(field('amount')?.value).toBe(text)
    await says(box, problem, english)
  })

  it('no times left today are said beside it', async () => {
    await open(infoOf(), optionsOf({ timesLeft: 0 }))
    await send()
    expect([errorAt('amount'), callsTo(withdraw)]).toEqual(['今日提现次数已用完，请明天再来', []])
  })

  it('P21 the fee and what arrives are exact to the fen', async () => {
    await open(infoOf({ account_info: [alipayAccount] }))
    type(field('amount'), '200.01')
    await settle()
    expect(box.textContent).toContain('¥0.21')
    expect(box.textContent).toContain('¥199.80')
  })

  it('a number too large to count with is refused like any that the wallet does not hold', async () => {
    await open(infoOf({ account_info: [alipayAccount] }))
    type(field('amount'), '9999999999999.99')
    press('withdraw-submit')
    await settle()
    expect(errorAt('amount')).toBe('超过可提现余额 ¥400.00')
  })
})

describe('the account', () => {
  it('another one is chosen in a sheet, with its fee and arrival, and the withdrawal goes there', async () => {
    await open()
    press('withdraw-account')
    await settle()
    expect(textOf('#account-alipay-1')).toContain('手续费 0.1%，最低 ¥0.10')
    expect(textOf('#account-bank-1')).toContain('免手续费')
    press('account-alipay-1')
    await settle()
    expect(has('account-sheet')).toBe(false)
    await send()
    expect(argsOf(callsTo(withdraw)[0])).toEqual({ accountId: 'alipay-1', amount: 5_000, fee: 10, code: '123456' })
  })

  it('another one is bound from the sheet', async () => {
    await open()
    press('withdraw-account')
    await settle()
    press('account-sheet-bind')
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/withdrawal/bind-account'])
  })

  it('without one there is no form that could not be sent, but the way to bind one', async () => {
    await open(infoOf({ account_info: [] }))
    expect([has('withdraw-amount'), has('withdraw-code'), has('withdraw-submit')]).toEqual([false, false, false])
    press('withdraw-bind')
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/withdrawal/bind-account'])
    happen('hide')
    happen('show')
    await answer(infoOf({ account_info: [accountOf()] }))
    expect(textOf('#withdraw-account')).toContain('6102')
    expect([has('withdraw-amount'), has('withdraw-submit')]).toEqual([true, true])
  })

  it('without money there is no form either, but the way to earn some, and the rules and records stay', async () => {
    await open(infoOf({ money_amount: 0 }))
    expect([has('withdraw-account'), has('withdraw-amount'), has('withdraw-submit')]).toEqual([false, false, false])
    await says(box, '还没有可提现的余额', 'Nothing to withdraw yet')
    expect(has('withdraw-records')).toBe(true)
    press('withdraw-tasks')
    expect(moves).toEqual(['navigateTo /subPackages/cash-task/index'])
  })

  it('the field for the code stands before the fee and what arrives, above the button', async () => {
    await open()
    const text = box.textContent ?? ''
    expect(text.indexOf('验证码将发送至')).toBeGreaterThan(-1)
    expect(text.indexOf('验证码将发送至')).toBeLessThan(text.indexOf('实际到账'))
  })
})

describe('the code', () => {
  it('goes to the own number, and two taps ask for one', async () => {
    await open()
    expect(textOf('#withdraw-code')).toContain('验证码将发送至 138 **** 8004')
    press('withdraw-send')
    press('withdraw-send')
    await serve(getCode, ok({ expireSeconds: 600, resendSeconds: 60 }))
    expect(callsTo(getCode).map(argsOf)).toEqual([{ scene: 'withdraw' }])
    expect(textOf('#withdraw-send')).toBe(sessionWords.resendIn(60))
    expect(textOf('#withdraw-code')).toContain(sessionWords.codeSent('138 **** 8004'))
    press('withdraw-send')
    await settle()
    expect(callsTo(getCode)).toHaveLength(1)
  })

  it('a refusal to send one stands beside it', async () => {
    await open()
    press('withdraw-send')
    await serve(getCode, refusal('CODE_TOO_OFTEN', '请求过于频繁'))
    expect([errorAt('code'), moves]).toEqual(['请求过于频繁', []])
  })

  it('an incomplete one is not sent', async () => {
    await open()
    press('amount-5000')
    type(field('code'), '123')
    press('withdraw-submit')
    await settle()
    expect([errorAt('code'), callsTo(withdraw)]).toEqual([sessionWords.codeInvalid, []])
  })

  it('is not asked for where none is needed', async () => {
    await open(infoOf(), optionsOf({ needsCode: false }))
    expect(has('withdraw-code')).toBe(false)
    press('amount-5000')
    press('withdraw-submit')
    await settle()
    expect(argsOf(callsTo(withdraw)[0])).toEqual({ accountId: 'bank-1', amount: 5_000, fee: 0 })
  })
})

describe('refusals', () => {
  it.each(['CODE_WRONG', 'CODE_EXPIRED', 'CODE_USED', 'CODE_LOCKED'])('%s stands beside the code', async (code) => {
    await open()
    await send()
    await serve(withdraw, refusal(code, '验证码有误'))
    expect([errorAt('code'), moves]).toEqual(['验证码有误', []])
    expect([field('amount')?.value, field('code')?.value]).toEqual(['50', '123456'])
  })

  it.each(['BALANCE_SHORT', 'AMOUNT_TOO_SMALL', 'AMOUNT_TOO_LARGE', 'DAILY_LIMIT', 'DAILY_TIMES'])(
    '%s stands beside the amount, and what the wallet holds is read anew',
    async (code) => {
      await open()
      await send()
      await serve(withdraw, refusal(code, '金额有误'))
      await answer(infoOf({ money_amount: 1_000 }))
      expect([errorAt('amount'), moves]).toEqual(['金额有误', []])
      expect(box.textContent).toContain('10.00')
    },
  )

  it('IDENTITY_MISSING leads to the identification', async () => {
    await open()
    await send()
    await serve(withdraw, refusal('IDENTITY_MISSING', '请先完成身份认证'))
    expect(box.textContent).toContain('请先完成身份认证')
    press('refusal-identity')
    expect(moves).toEqual(['navigateTo /subPackages/identification/index?redirect=%2FsubPackages%2Fcash-out%2Findex'])
  })

  it('R-112 who is not verified sees the way to it in place of the form, and the form when they are back', async () => {
    openScreen(CashOut, 'subPackages/cash-out/index')
    await serve(withdrawAccount, ok(infoOf()))
    await serve(creditStatus, ok(standing(['done', 'todo'])))
    await serve(withdrawAmountOptions, ok(optionsOf()))
    expect(['withdraw-account', 'withdraw-submit', 'prove-first'].map(has)).toEqual([false, false, true])
    await says(box, '请先完成身份认证', 'Verify your identity first')
    press('prove-go')
    expect(moves).toEqual([
      'navigateTo /subPackages/living-identification/index?redirect=%2FsubPackages%2Fcash-out%2Findex',
    ])
    happen('hide')
    happen('show')
    await answer()
    expect(['withdraw-account', 'withdraw-submit', 'prove-first'].map(has)).toEqual([true, true, false])
  })

  it('the form is there where it cannot be read who the customer is', async () => {
    openScreen(CashOut, 'subPackages/cash-out/index')
    await serve(withdrawAccount, ok(infoOf()))
    await serve(creditStatus, refusal('BUSY', 'busy'))
    await serve(withdrawAmountOptions, ok(optionsOf()))
    expect(['withdraw-account', 'withdraw-submit', 'prove-first'].map(has)).toEqual([true, true, false])
  })

  it('ACCOUNT_UNKNOWN stands at the account, and the accounts are read anew', async () => {
    await open()
    await send()
    await serve(withdraw, refusal('ACCOUNT_UNKNOWN', '账户已解绑'))
    await answer(infoOf({ account_info: [alipayAccount] }))
    expect(box.textContent).toContain('账户已解绑')
    expect(textOf('#withdraw-account')).toContain('支付宝')
  })

  it('FEE_CHANGED shows both fees and sends only what the customer accepts', async () => {
    await open()
    await send()
    await serve(withdraw, refusal('FEE_CHANGED', '手续费有变化'))
    await answer(infoOf({ account_info: [accountOf({ feeRate: 10, feeMin: 100 })] }))
    expect(textOf('.dialog-text')).toBe('手续费由 ¥0.00 变为 ¥1.00，实际到账 ¥49.00，是否继续提现？')
    expect(callsTo(withdraw)).toHaveLength(1)
    press('dialog-confirm')
    await settle()
    expect(argsOf(callsTo(withdraw)[1])).toEqual({ accountId: 'bank-1', amount: 5_000, fee: 100, code: '123456' })
    const [first, second] = ids()
    expect(second).not.toBe(first)
  })

  it('FEE_CHANGED that the customer does not take sends nothing', async () => {
    await open()
    await send()
    await serve(withdraw, refusal('FEE_CHANGED', '手续费有变化'))
    await answer(infoOf({ account_info: [accountOf({ feeMin: 100 })] }))
    await says(
      box,
      '手续费由 ¥0.00 变为 ¥1.00，实际到账 ¥49.00，是否继续提现？',
      'The fee changed from ¥0.00 to ¥1.00. You will receive ¥49.00. Continue?',
    )
    press('dialog-cancel')
    await settle()
    expect([box.querySelector('.dialog'), callsTo(withdraw).length]).toEqual([null, 1])
  })

  it('FEE_CHANGED without another fee is said over the button', async () => {
    await open()
    await send()
    await serve(withdraw, refusal('FEE_CHANGED', '手续费有变化'))
    await answer()
    expect([box.querySelector('.dialog'), textOf('.refusal-alarm')]).toEqual([null, '手续费有变化'])
  })

  it('one that this build does not know is said over the button', async () => {
    await open()
    await send()
    await serve(withdraw, refusal('BRAND_NEW', '暂停服务'))
    expect(textOf('.refusal-alarm')).toBe('暂停服务')
  })
})

describe('a withdrawal is made once', () => {
  const lost = '提现 ¥50.00 时网络中断，钱可能已经转出。请先确认这笔的结果，不会重复提现。'

  it('two taps send one', async () => {
    await open()
    await fill()
    press('withdraw-submit')
    press('withdraw-submit')
    await settle()
    expect(callsTo(withdraw)).toHaveLength(1)
  })

  it('W2 R-82 after a lost answer it is asked about as it was sent, under its id, before another one can be made', async () => {
    await open()
    await send()
    await serve(withdraw, 'no network')
    await says(
      box,
      lost,
      'while withdrawing ¥50.00. The money may have been sent. Check this one first; it will not be withdrawn twice.',
    )
    expect([has('withdraw-submit'), has('withdraw-amount'), moves]).toEqual([false, false, []])
    press('open-check')
    await settle()
    const [first, second] = callsTo(withdraw)
    expect([second?.header?.requestId, argsOf(second)]).toEqual([first?.header?.requestId, argsOf(first)])
    await serve(withdraw, ok({ withdrawId: 'W1' }))
    expect(moves).toEqual(['redirectTo /subPackages/cash-out-result/index?withdrawId=W1'])
  })

  it('W2 R-82 also by the next visit of a screen that was closed meanwhile, with the same id', async () => {
    await open()
    await send()
    await serve(withdraw, '<html>')
    clean()
    await open()
    expect(box.textContent).toContain(lost)
    press('open-check')
    await serve(withdraw, ok({ withdrawId: 'W1' }))
    expect(new Set(ids()).size).toBe(1)
    clean()
    await open()
    expect(has('withdraw-submit')).toBe(true)
  })

  it('W2 a screen that was closed before the answer came asks how it ended', async () => {
    await open()
    await send()
    clean()
    await open()
    expect(box.textContent).toContain(lost)
  })

  it('W2 a refusal of the one that was lost ends it, and the form is back', async () => {
    await open()
    await send()
    await serve(withdraw, 'no network')
    press('open-check')
    await serve(withdraw, refusal('CODE_EXPIRED', '验证码已过期'))
    await filled()
    expect([has('withdraw-submit'), errorAt('code'), field('amount')?.value]).toEqual([true, '验证码已过期', '50'])
    type(field('code'), '654321')
    press('withdraw-submit')
    await settle()
    const [first, , third] = ids()
    expect(third).not.toBe(first)
  })

  it('U3 the next customer is not asked about it', async () => {
    await open()
    await send()
    await serve(withdraw, 'no network')
    clean()
    session.signOut()
    session.signIn('token-b')
    await open()
    expect(has('withdraw-submit')).toBe(true)
  })

  it('U7 nothing is sent before the privacy notice is accepted', async () => {
    await open()
    await fill()
    await during(() => consent.withdraw())
    press('withdraw-submit')
    press('withdraw-send')
    await settle()
    expect([callsTo(withdraw), callsTo(getCode)]).toEqual([[], []])
  })
})

describe('what is kept of the wallet', () => {
  it('R-111 is in session storage under its names', async () => {
    const info = infoOf({ recent_expire_info: { amount: 500, time: noon } })
    await open(info)
    expect(Object.fromEntries(withdrawInfoKeys.map((key) => [key, launchStorage.read(key)]))).toEqual(info)
    clean()
    await open()
    expect(launchStorage.read('recent_expire_info')).toBeUndefined()
  })

  it('R-111 is shown until the server answers, and nothing is sent meanwhile', async () => {
    await open()
    clean()
    openScreen(CashOut, 'subPackages/cash-out/index')
    await settle()
    expect(textOf('#withdraw-account')).toContain('6102')
    press('withdraw-submit')
    await answer(infoOf({ money_amount: 700 }))
    expect(callsTo(withdraw)).toEqual([])
    expect(box.textContent).toContain('7.00')
  })

  it('R-111 nothing is sent while the amounts on the screen are read anew', async () => {
    await open()
    await fill()
    happen('hide')
    happen('show')
    await settle()
    press('withdraw-submit')
    await settle()
    expect(callsTo(withdraw)).toEqual([])
    await answer()
    press('withdraw-submit')
    await settle()
    expect(callsTo(withdraw)).toHaveLength(1)
  })

  it('R-111 gives way to a failure: old amounts are not withdrawn from', async () => {
    await open()
    clean()
    openScreen(CashOut, 'subPackages/cash-out/index')
    await serve(withdrawAccount, refusal('BUSY', 'busy'))
    expect(box.querySelector('.failed-state')).not.toBeNull()
  })

  it('U3 is removed with the session', async () => {
    await open()
    clean()
    session.signOut()
    expect(withdrawInfoKeys.map((key) => launchStorage.read(key))).toEqual(withdrawInfoKeys.map(() => undefined))
  })
})

it('a new account receives money only after the reminder of fraud was read, and the form is as it was', async () => {
  unwarned.add('bank-1')
  await open()
  await fill()
  expect(has('withdraw-submit')).toBe(false)
  await says(box, '新账户：请先阅读防诈骗提醒', 'New account: read the anti-fraud reminder first')
  press('withdraw-fraud')
  expect(moves).toEqual(['navigateTo /subPackages/xyfApp/fraud-tips/index?next=%2FsubPackages%2Fcash-out%2Findex'])
  happen('hide')
  unwarned.clear()
  happen('show')
  await answer()
  expect([has('withdraw-submit'), field('amount')?.value]).toEqual([true, '50'])
})

it('options that cannot be read offer a retry and leave the account on the screen', async () => {
  openScreen(CashOut, 'subPackages/cash-out/index')
  await serve(withdrawAccount, ok(infoOf()))
  await serve(creditStatus, ok(standing(['done', 'done'])))
  await serve(withdrawAmountOptions, refusal('BUSY', 'busy'))
  expect([has('withdraw-account'), box.querySelector('.failed-state') !== null]).toEqual([true, true])
  press('withdraw-submit')
  await settle()
  expect(callsTo(withdraw)).toEqual([])
})

it.each([
  ['rules', 'subPackages/cash-out/rule'],
  ['records', 'subPackages/cash-out-record/index'],
])('leads to the %s', async (link, path) => {
  await open()
  press(`withdraw-${link}`)
  expect(moves).toEqual([`navigateTo /${path}`])
})
