import { standing } from '@tests/domain/identity/flowAnswers'
import { accountOf, infoOf } from '@tests/domain/wallet/samples'
import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves, openPages } from '@tests/routes/fakeNavigation'
import { callsTo, during, openScreen, serve, settle, setUpScreens } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, filled, press, type } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { bankCards } from '@/contract/bank/cards'
import { creditStatus } from '@/contract/identity/steps'
import { bindAccount, withdrawAccount } from '@/contract/wallet/accounts'
import { consent } from '@/domain/account/consent'
import { unwarned } from '@/domain/wallet/withdraw/unwarned'
import { oneTap } from '@/platform/host/oneTap'
import BindAccount from '@/subPackages/xyfApp/withdrawal/bind-account'

jest.mock('@/platform/host/oneTap', () => ({ oneTap: { offered: true, jsCode: jest.fn() } }))

const host = jest.mocked(oneTap)
const path = 'subPackages/xyfApp/withdrawal/bind-account'
const card = (cardId: string, isDefault = false) => ({
  cardId,
  bankCode: 'CMB',
  bankName: '招商银行',
  cardTail: `610${cardId}`,
  isDefault,
})

setUpScreens()
beforeEach(() => {
  host.jsCode.mockReset().mockResolvedValue('js-1')
})
const has = (id: string) => box.querySelector(`#${id}`) !== null
const isChosen = (id: string) => box.querySelector(`#${id}`)?.getAttribute('aria-checked') === 'true'
const input = () => box.querySelector<HTMLInputElement>('#bind-alipay-account input')
const errorAtAccount = () => box.querySelector('#bind-alipay-account [role=alert]')?.textContent

async function open(cardList = [card('1'), card('2', true)]): Promise<void> {
  openScreen(BindAccount, path)
  await serve(bankCards, ok({ cardList, oneKeyBanks: [] }))
  await serve(creditStatus, ok(standing(['done', 'done'])))
}

async function openAlipay(account: string): Promise<void> {
  await open()
  press('bind-alipay')
  await filled()
  type(input(), account)
  press('bind-submit')
  await settle()
}

describe('a bank card', () => {
  it('S6 is chosen among the bound ones by its last digits, the default one first, and bound once', async () => {
    await open()
    expect(box.querySelector('#card-2')?.textContent).toBe('招商银行 **** 6102')
    expect([isChosen('card-1'), isChosen('card-2')]).toEqual([false, true])
    press('card-1')
    press('bind-submit')
    press('bind-submit')
    await serve(bindAccount, ok({ account: accountOf() }))
    expect(callsTo(bindAccount).map(argsOf)).toEqual([{ kind: 'bank', cardId: '1' }])
    expect(moves).toEqual(['toast 2000 已绑定招商银行，并设为默认', 'navigateBack'])
  })

  it('without one it leads to the cards, and takes the new one up when the customer is back', async () => {
    await open([])
    press('bind-submit')
    await settle()
    expect(callsTo(bindAccount)).toEqual([])
    press('bind-to-cards')
    expect(moves).toEqual(['navigateTo /subPackages/bank-management/index'])
    happen('hide')
    happen('show')
    await serve(bankCards, ok({ cardList: [card('3')], oneKeyBanks: [] }))
    await serve(creditStatus, ok(standing(['done', 'done'])))
    expect(isChosen('card-3')).toBe(true)
  })

  it.each(['CARD_UNKNOWN', 'ACCOUNT_TAKEN'])('%s stands beside the cards', async (code) => {
    await open()
    press('bind-submit')
    await serve(bindAccount, refusal(code, '换一张卡'))
    if (code === 'CARD_UNKNOWN') await serve(bankCards, ok({ cardList: [card('1')], oneKeyBanks: [] }))
    expect([box.textContent?.includes('换一张卡'), moves]).toEqual([true, []])
  })
})

describe('an Alipay account', () => {
  it.each([
    ['a@b.cn', 'a@b.cn'],
    ['a.b+c@d-e.com', 'a.b+c@d-e.com'],
    ['138 0013 8000', '13800138000'],
  ])('R-50 R-49 %s is bound as %s', async (typed, account) => {
    await openAlipay(typed)
    expect(callsTo(bindAccount).map(argsOf)).toEqual([{ kind: 'alipay', account }])
  })

  it.each([
    ['a@b', '请输入正确的手机号或邮箱'],
    ['a b@c.com', '请输入正确的手机号或邮箱'],
    ['@c.com', '请输入正确的手机号或邮箱'],
    ['1380013800', '请输入正确的手机号或邮箱'],
    ['', '请输入支付宝账号'],
  ])('R-50 %j is not sent, and the field says why', async (typed, problem) => {
    await openAlipay(typed)
    expect([errorAtAccount(), callsTo(bindAccount)]).toEqual([problem, []])
  })

  it.each(['ACCOUNT_INVALID', 'ACCOUNT_TAKEN'])('%s stands beside it, and the text stays', async (code) => {
    await openAlipay('a@b.cn')
    await serve(bindAccount, refusal(code, '账号有误'))
    expect([errorAtAccount(), input()?.value, moves]).toEqual(['账号有误', 'a@b.cn', []])
  })
})

describe('WeChat', () => {
  it('is bound by the proof of the host', async () => {
    await open()
    press('bind-wechat')
    press('bind-submit')
    await serve(bindAccount, ok({ account: accountOf({ kind: 'wechat', name: '微信零钱' }) }))
    expect(callsTo(bindAccount).map(argsOf)).toEqual([{ kind: 'wechat', jsCode: 'js-1' }])
    expect(moves).toEqual(['toast 2000 已绑定微信零钱，并设为默认', 'navigateBack'])
  })

  it('says so where the host gives none, and nothing is sent', async () => {
    host.jsCode.mockRejectedValue(new Error('login:fail'))
    await open()
    press('bind-wechat')
    press('bind-submit')
    await settle()
    expect([moves, callsTo(bindAccount)]).toEqual([['toast 2000 没有取得微信账号，请稍后再试'], []])
  })

  it.each(['WX_CODE_INVALID', 'ACCOUNT_TAKEN'])('%s stands over the button', async (code) => {
    await open()
    press('bind-wechat')
    press('bind-submit')
    await serve(bindAccount, refusal(code, '微信有误'))
    expect(box.querySelector('.refusal-alarm')?.textContent).toBe('微信有误')
  })
})

describe('the accounts that are bound', () => {
  it('are listed with the default one marked', async () => {
    await open()
    await serve(withdrawAccount, ok(infoOf()))
    const [first, second] = [...box.querySelectorAll('#bound-accounts [role=listitem]')].map((row) => row.textContent)
    expect([first?.includes('招商银行 **** 6102默认'), second?.includes('默认')]).toEqual([true, false])
  })

  it('say before one is bound which cannot be removed by a stated call', async () => {
    await open()
    expect(has('bind-stays')).toBe(false)
    press('bind-alipay')
    await filled()
    await says(box, '绑定后不能在此解绑，只会随账号注销删除', 'It cannot be removed unless you cancel your account')
  })

  it.each([
    ['A9', true],
    ['bank-1', false],
  ])('keep in mind that %s is new: %s', async (accountId, isNew) => {
    await open()
    await serve(withdrawAccount, ok(infoOf()))
    press('bind-submit')
    await serve(bindAccount, ok({ account: accountOf({ accountId }) }))
    expect(unwarned.has(accountId)).toBe(isNew)
  })
})

it('IDENTITY_MISSING leads to the identification', async () => {
  await open()
  press('bind-submit')
  await serve(bindAccount, refusal('IDENTITY_MISSING', '请先完成身份认证'))
  press('refusal-identity')
  expect([box.textContent?.includes('请先完成身份认证'), moves]).toEqual([
    true,
    ['navigateTo /subPackages/identification/index?redirect=%2FsubPackages%2FxyfApp%2Fwithdrawal%2Fbind-account'],
  ])
})

it('R-112 who is not verified sees the way to it in place of the form, with the address that it ends at', async () => {
  openScreen(BindAccount, path)
  await serve(bankCards, ok({ cardList: [], oneKeyBanks: [] }))
  await serve(creditStatus, ok(standing([])))
  expect(['bind-alipay', 'bind-submit', 'prove-first'].map(has)).toEqual([false, false, true])
  press('prove-go')
  expect(moves).toEqual([
    'navigateTo /subPackages/identification/index?redirect=%2FsubPackages%2FxyfApp%2Fwithdrawal%2Fbind-account',
  ])
})

it('R-44 without a network it says so once, and can be tried again', async () => {
  await open()
  press('bind-submit')
  await serve(bindAccount, 'no network')
  expect(moves).toHaveLength(1)
  press('bind-submit')
  await settle()
  expect(callsTo(bindAccount)).toHaveLength(2)
})

it('U7 nothing is sent before the privacy notice is accepted', async () => {
  await open()
  await during(() => consent.withdraw())
  press('bind-submit')
  await settle()
  expect(callsTo(bindAccount)).toEqual([])
})

it('opened as the first page, binding leads to the wallet', async () => {
  await open()
  openPages(path)
  press('bind-submit')
  await serve(bindAccount, ok({ account: accountOf() }))
  expect(moves).toContain('redirectTo /subPackages/balance/index')
  expect(has('bind-submit')).toBe(true)
})
