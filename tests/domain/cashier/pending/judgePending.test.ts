import { alipay, card, otherCard, wechatPay } from '@tests/domain/cashier/fakeGateway'
import type { ChosenTool } from '@/contract/cashier'
import { bizTypeOf } from '@/domain/cashier/gateway/products'
import { afterPay, leavesAfter } from '@/domain/cashier/payment/afterPay'
import type { Failure } from '@/domain/cashier/payment/failure'
import { isSameTool } from '@/domain/cashier/payment/payment'
import { judgePending, type PendingStatus, type PendingVerdict } from '@/domain/cashier/pending/judgePending'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)

const statuses: PendingStatus[] = [
  'PAYMENT_SUCCESS',
  'PAYMENT_FAILURE',
  'NEVER_SEEN',
  'PAYMENT_CREATED',
  'PAYMENT_SUBMITTED',
  'PAYMENT_PROCESS_IN',
  'PAYMENT_FROM_TOMORROW' as PendingStatus,
]

/** Verdicts in the order of the statuses above. */
const verdicts: [string, Parameters<typeof judgePending>[0], typeof alipay, PendingVerdict[]][] = [
  ['the same provider', alipay, alipay, ['paid', 'over', 'again', 'again', 'again', 'wait', 'wait']],
  ['the same card', card, card, ['paid', 'over', 'again', 'again', 'again', 'wait', 'wait']],
  ['another provider', alipay, wechatPay, ['paid', 'over', 'over', 'blocked', 'blocked', 'blocked', 'blocked']],
  ['a card after a provider', alipay, card, ['paid', 'over', 'over', 'blocked', 'blocked', 'blocked', 'blocked']],
  ['a provider after a card', card, alipay, ['paid', 'over', 'over', 'over', 'over', 'blocked', 'blocked']],
  ['another card', card, otherCard, ['paid', 'over', 'over', 'over', 'over', 'blocked', 'blocked']],
  ['a tool not known here', undefined, card, ['paid', 'over', 'over', 'over', 'over', 'wait', 'wait']],
]

describe('an earlier payment of the same order', () => {
  it.each(verdicts)('P16 R-82 is judged by the server’s answer: %s', (_, pending, tool, expected) => {
    expect(statuses.map((answer) => judgePending(pending, answer, tool))).toEqual(expected)
  })

  it('is the same only with the same tool, card and amount', () => {
    expect(isSameTool(card, { ...card })).toBe(true)
    expect(isSameTool(card, otherCard)).toBe(false)
    expect(isSameTool(alipay, wechatPay)).toBe(false)
    expect(isSameTool(alipay, { ...alipay, amount: 1 })).toBe(false)
  })
})

describe('after the payment', () => {
  it.each([
    ['gold-member', 'paid', 'home', 'native'],
    ['gold-member', 'paid', undefined, 'back'],
    ['gold-member', 'error', 'home', 'stay'],
    ['gold-member', 'error', undefined, 'stay'],
    ['mall', 'paid', 'home', 'orderDetail'],
    ['mall', 'paid', undefined, 'orderDetail'],
    ['mall', 'error', undefined, 'orderDetail'],
    ['member-v2', 'error', undefined, 'orderDetail'],
    ['', 'paid', undefined, 'orderDetail'],
  ] as const)('R-78 source %p, %s, appFrom %p leads to %s', (source, outcome, appFrom, next) => {
    expect(afterPay({ source, outcome, appFrom })).toBe(next)
  })
})

describe('what is bought', () => {
  it('R-81 a membership is a card or a raised quota, everything else is goods', () => {
    expect(['member', 'member-v2', 'gold-member', 'member-leap'].map(bizTypeOf)).toEqual(
      Array.from({ length: 4 }, () => 'VIP_MEMBER_CARD'),
    )
    expect(bizTypeOf('rise-quota')).toBe('VIP_HOIST_LINES')
    expect(['mall', 'phone-charges', '', 'constructor', '__proto__'].map(bizTypeOf)).toEqual(
      Array.from({ length: 5 }, () => 'MALL_ORDER'),
    )
  })
})

describe('R-78 after an error', () => {
  const failure = { cause: 'declined', toastMs: 3_000 } as unknown as Failure
  it.each([
    ['mall', 'ALIPAY', true],
    ['mall', undefined, true],
    ['mall', 'DEBIT_CARD', false],
    ['gold-member', 'ALIPAY', false],
  ])('a payment from %s by %s leads to the order: %s', (source, assetType, isLed) => {
    expect(leavesAfter(failure, assetType ? ({ assetType } as ChosenTool) : undefined, source)).toBe(isLed)
  })
})
