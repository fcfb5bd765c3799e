import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve, settle, waiting } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, filled, pass, tap, type } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { bankInfo, bindCard, bindCardSms } from '@/contract/bank/cards'
import { creditStatus, type IdentityStep, type StepState } from '@/contract/identity/steps'
import { consent } from '@/domain/account/consent'
import { bank as words } from '@/i18n/bank'
import { session as sessionWords } from '@/i18n/session'
import DepositIdentification from '@/subPackages/deposit-identification/index'

const NUMBER = '6217110000000000019'
const GROUPED = '6217 1100 0000 0000 019'
const icbc = { bankCode: 'ICBC', bankName: '中国工商银行', limitOnce: 5_000_000, limitDay: 20_000_000 }
const card = { cardId: 'C1', bankCode: 'ICBC', bankName: '中国工商银行', cardTail: '0019', isDefault: true }

/** Steps in these states, in order; the customer goes on with the first that is not done. */
function status(...states: StepState[]) {
  const order: IdentityStep[] = ['idCard', 'face', 'bankCard', 'openCard']
  const steps = order.map((step, index) => ({ step, state: states[index] ?? 'todo', triesLeft: 3, reason: '' }))
  return { steps, next: steps.find(({ state }) => state !== 'done')?.step ?? 'none', name: '陈**', idNumber: '4****1' }
}

let now = Date.now()

beforeAll(() => jest.useFakeTimers())
afterAll(() => jest.useRealTimers())
const screen = screenTest(DepositIdentification, 'subPackages/deposit-identification/index')
beforeEach(() => {
  // Each test is later than the one before, so that a tap is not taken for a second one on the same target.
  now += 10_000
  jest.setSystemTime(now)
})

/** Opens the screen as the third step of the flow, or from elsewhere. */
async function open(backTo?: string, given = status('done', 'done')): Promise<void> {
  screen.open(backTo ? { backTo } : {})
  await serve(creditStatus, ok(given))
  await filled()
}

const input = (name: 'card' | 'phone' | 'code') => box.querySelector<HTMLInputElement>(`#bind-${name} input`)
const field = (name: 'card' | 'phone' | 'code') => box.querySelector(`#bind-${name}`)?.textContent ?? ''
const press = (id: string) => tap(box.querySelector(`#bind-${id}`))
const settleBank = async () => {
  pass(300)
  await settle()
}

/** Types a number and lets the server know its bank. */
async function typeCard(number = NUMBER): Promise<void> {
  type(input('card'), number)
  await settleBank()
  await serve(bankInfo, ok(icbc))
}

async function fillIn(): Promise<void> {
  await typeCard()
  type(input('phone'), '13800138001')
  type(input('code'), '123456')
  press('agree')
}

describe('the number of the card', () => {
  it('is grouped while it is typed, and its bank with the limits stands under it', async () => {
    await open()
    type(input('card'), NUMBER)
    await settle()
    expect(input('card')?.value).toBe(GROUPED)
    expect(callsTo(bankInfo)).toHaveLength(0)
    await settleBank()
    expect(field('card')).toContain(words.reading)
    await serve(bankInfo, ok(icbc))
    expect(argsOf(callsTo(bankInfo)[0])).toEqual({ cardNo: NUMBER })
    expect(field('card')).toContain('中国工商银行 储蓄卡 · 单笔 ¥50000.00 · 单日 ¥200000.00')
  })

  it('is no question while it is incomplete or fails the check', async () => {
    await open()
    for (const text of ['6217', '621711000000000001', '6217110000000000018']) {
      type(input('card'), text)
      await settleBank()
    }
    expect(callsTo(bankInfo)).toHaveLength(0)
  })

  it('the bank of the number before is not shown for the one that is typed now', async () => {
    await open()
    await typeCard()
    expect(field('card')).toContain('中国工商银行')
    type(input('card'), '4111111111111111')
    await settle()
    expect(field('card')).not.toContain('中国工商银行')
  })

  it('an answer about a number that is another one by now is dropped', async () => {
    await open()
    type(input('card'), NUMBER)
    await settleBank()
    type(input('card'), '4111111111111111')
    await serve(bankInfo, ok(icbc))
    expect(field('card')).not.toContain('中国工商银行')
    await settleBank()
    await serve(bankInfo, refusal('BANK_UNKNOWN', '暂不支持该银行'))
    expect(field('card')).toContain('暂不支持该银行')
    expect(callsTo(bankInfo).map(argsOf)).toEqual([{ cardNo: NUMBER }, { cardNo: '4111111111111111' }])
  })

  it.each(['CARD_INVALID', 'BANK_UNKNOWN', 'CARD_CREDIT'])(
    'R-33 %s stands beside it, and the number stays',
    async (code) => {
      await open()
      type(input('card'), NUMBER)
      await settleBank()
      await serve(bankInfo, refusal(code, `因为 ${code}`))
      expect(field('card')).toContain(`因为 ${code}`)
      expect(input('card')?.value).toBe(GROUPED)
      expect(screen.app.shown).toEqual([])
    },
  )

  it('R-33 without an answer about its bank the customer can go on', async () => {
    await open()
    type(input('card'), NUMBER)
    await settleBank()
    while (waiting().some(({ url }) => url.endsWith(bankInfo.path))) {
      await serve(bankInfo, '<html>')
      pass(10_000)
      await settle()
    }
    expect(field('card')).toContain('暂时没有识别出发卡行，不影响继续绑卡')
    expect(screen.app.shown).toEqual([])
    type(input('phone'), '13800138001')
    type(input('code'), '123456')
    press('agree')
    press('submit')
    await settle()
    expect(callsTo(bindCard).map(argsOf)).toEqual([{ cardNo: NUMBER, mobile: '13800138001', code: '123456' }])
  })
})

describe('the code', () => {
  it('is asked for with the number, and counted down', async () => {
    await open()
    await typeCard()
    type(input('phone'), '13800138001')
    press('send')
    await serve(bindCardSms, ok({ mobile: '138 **** 8001', resendSeconds: 60 }))
    expect(argsOf(callsTo(bindCardSms)[0])).toEqual({ cardNo: NUMBER, mobile: '13800138001' })
    expect(input('phone')?.value).toBe('138 0013 8001')
    expect(field('code')).toContain(sessionWords.resendIn(60))
  })

  it('is not asked for without a card, which is said beside the number', async () => {
    await open()
    type(input('phone'), '13800138001')
    press('send')
    await settle()
    expect(callsTo(bindCardSms)).toHaveLength(0)
    expect(field('card')).toContain('卡号不正确，请核对后重新输入')
  })

  it('may be asked for at once for another card', async () => {
    await open()
    await typeCard()
    type(input('phone'), '13800138001')
    press('send')
    await serve(bindCardSms, ok({ mobile: '', resendSeconds: 60 }))
    type(input('card'), '4111111111111111')
    await settle()
    expect(field('code')).toContain(sessionWords.sendCode)
  })

  it.each([
    ['CARD_NOT_OWN', 'card'],
    ['CARD_BOUND', 'card'],
    ['CARD_TAKEN', 'card'],
    ['CARD_LOST', 'card'],
    ['IDENTITY_MISSING', 'card'],
    ['MOBILE_MISMATCH', 'phone'],
    ['MOBILE_INVALID', 'phone'],
    ['CODE_TOO_OFTEN', 'code'],
    ['CODE_LOCKED', 'code'],
  ] as const)('R-33 %s stands beside the %s', async (code, name) => {
    await open()
    await typeCard()
    type(input('phone'), '13800138001')
    press('send')
    await serve(bindCardSms, refusal(code, `因为 ${code}`))
    expect(field(name)).toContain(`因为 ${code}`)
    expect([input('card')?.value, input('phone')?.value]).toEqual([GROUPED, '138 0013 8001'])
    expect([screen.app.shown, moves]).toEqual([[], []])
  })

  it('R-33 a question that has no answer is said on the page, not as a toast', async () => {
    await open()
    await typeCard()
    type(input('phone'), '13800138001')
    press('send')
    await serve(bindCardSms, 'no network')
    expect(box.querySelector('#bind-problem')?.textContent).toBe('验证码没有发送成功，请检查网络后重新获取')
    expect([screen.app.shown, moves]).toEqual([[], []])
  })
})

describe('binding', () => {
  it('R-112 in the flow leads to the result', async () => {
    await open()
    await fillIn()
    press('submit')
    await serve(bindCard, ok({ card }))
    expect(argsOf(callsTo(bindCard)[0])).toEqual({ cardNo: NUMBER, mobile: '13800138001', code: '123456' })
    expect(moves).toEqual(['redirectTo /subPackages/card-results/index'])
  })

  it.each(['cards', 'pay'])('from %s goes back', async (from) => {
    await open(from, status('done', 'done', 'done', 'done'))
    await fillIn()
    press('submit')
    await serve(bindCard, ok({ card }))
    expect(moves).toEqual(['navigateBack'])
  })

  it('two taps send it once', async () => {
    await open()
    await fillIn()
    press('submit')
    press('submit')
    await settle()
    expect(callsTo(bindCard)).toHaveLength(1)
  })

  it('needs the terms to be ticked, which are not ticked beforehand', async () => {
    await open()
    expect(box.querySelector('#bind-agree')?.getAttribute('aria-checked')).not.toBe('true')
    await fillIn()
    press('agree')
    press('submit')
    await settle()
    expect(callsTo(bindCard)).toHaveLength(0)
    expect(box.querySelector('#bind-problem')?.textContent).toBe('请先阅读并勾选协议')
  })

  it('U7 sends nothing before the privacy notice is accepted', async () => {
    consent.withdraw()
    await open()
    await typeCard()
    type(input('phone'), '13800138001')
    type(input('code'), '123456')
    press('agree')
    press('submit')
    await settle()
    expect(callsTo(bindCard)).toHaveLength(0)
  })

  it.each([
    ['CODE_WRONG', 'code'],
    ['CODE_EXPIRED', 'code'],
    ['CODE_USED', 'code'],
    ['CODE_LOCKED', 'code'],
    ['CARD_NOT_OWN', 'card'],
    ['CARD_TAKEN', 'card'],
    ['MOBILE_MISMATCH', 'phone'],
  ] as const)('R-33 %s stands beside the %s, and nothing typed is lost', async (code, name) => {
    await open()
    await fillIn()
    press('submit')
    await serve(bindCard, refusal(code, `因为 ${code}`))
    expect(field(name)).toContain(`因为 ${code}`)
    expect([input('card')?.value, input('code')?.value]).toEqual([GROUPED, '123456'])
    expect(box.querySelector('#bind-agree')?.getAttribute('aria-checked')).toBe('true')
    expect([screen.app.shown, moves]).toEqual([[], []])
  })

  it('R-33 without an answer says that a further try binds nothing twice', async () => {
    await open()
    await fillIn()
    press('submit')
    await serve(bindCard, 'no network')
    await says(
      box,
      '没有收到绑卡结果，请再试一次，不会重复绑定',
      'No response. Please try again; your card will not be bound twice.',
    )
    expect([screen.app.shown, moves]).toEqual([[], []])
  })
})

describe('R-112 the step', () => {
  it('S6 shows the holder masked', async () => {
    await open()
    expect(box.textContent).toContain('陈**')
  })

  it('that is not its turn leads to the one that is', async () => {
    await open(undefined, status('todo'))
    expect(box.querySelector('#bind-submit')).toBeNull()
    tap(box.querySelector('#step-go'))
    expect(moves).toEqual(['redirectTo /subPackages/identification/index'])
  })

  it('from elsewhere leads who has not proved who they are to the identity flow', async () => {
    await open('cards', status('done', 'todo'))
    expect(box.querySelector('#bind-submit')).toBeNull()
    tap(box.querySelector('#prove-go'))
    const here = encodeURIComponent('/subPackages/deposit-identification/index')
    expect(moves).toEqual([`navigateTo /subPackages/living-identification/index?redirect=${here}`])
  })

  it('is read anew when the customer comes back, and what is typed stays', async () => {
    await open()
    await typeCard()
    happen('hide')
    happen('show')
    await serve(creditStatus, ok(status('done', 'done')))
    expect(input('card')?.value).toBe(GROUPED)
  })

  it('offers one-key binding, which comes back to the same place', async () => {
    await open('pay', status('done', 'done', 'done'))
    press('one-key')
    expect(moves).toEqual(['navigateTo /subPackages/once-bind/index?backTo=pay'])
  })
})
