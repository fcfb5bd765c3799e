import type { OrderDetail, OrderState } from '@/contract/order/detail'
import type { ConfirmOrderInfoRes, MemberCoupon } from '@/contract/order/place'
import { accountProblem, sentAccount, settledAccount, shownAccount, typedAccount } from '@/domain/order/account'
import { amountsOf, earlierPrice } from '@/domain/order/confirm/amounts'
import { actionsOf, hintOf, isMoving, isReturning, isWaiting, totalName } from '@/domain/order/orderState'
import { detailRes } from './samples'

describe('the recharge account', () => {
  it.each([
    ['13800138000', undefined],
    [' 138 0013 8000 ', undefined],
    ['', 'phoneEmpty'],
    ['   ', 'phoneEmpty'],
    ['1380013800', 'phoneWrong'],
    ['12800138000', 'phoneWrong'],
    ['1380013800a', 'phoneWrong'],
    ['+8613800138000', 'phoneWrong'],
  ])('R-49 a phone %j is %s', (text, problem) => {
    expect(accountProblem('phone', text)).toBe(problem)
  })

  it.each([
    ['a', undefined],
    ['😀'.repeat(40), undefined],
    ['', 'accountEmpty'],
    ['  ', 'accountEmpty'],
    ['字'.repeat(41), 'accountLong'],
  ])('an account %j is %s', (text, problem) => {
    expect(accountProblem('account', text)).toBe(problem)
  })

  it('is not asked for where card codes are delivered', () => {
    expect(accountProblem('card', '')).toBeUndefined()
    expect(sentAccount('card', 'left over')).toBe('')
  })

  it('R-49 stands in the field as 3-4-4 while digits are typed, and goes out as 11 digits', () => {
    expect(typedAccount('phone', '', '13800138000')).toBe('138 0013 8000')
    expect(typedAccount('phone', '138', '1380')).toBe('138 0')
    expect(settledAccount('phone', '138 013 80000')).toBe('138 0138 0000')
    expect(sentAccount('phone', '138 0013 8000')).toBe('13800138000')
  })

  it('stays as it was typed where it is no number, and so does a name', () => {
    expect(typedAccount('phone', '138 0013', '138 0013abc')).toBe('138 0013abc')
    expect(typedAccount('account', 'asen 198', 'asen 1988')).toBe('asen 1988')
    expect(settledAccount('account', '13800138000')).toBe('13800138000')
    expect(sentAccount('account', '  asen_1988 ')).toBe('asen_1988')
  })

  it('that is a name of digits is neither grouped nor joined', () => {
    expect(typedAccount('account', '', '13800138000')).toBe('13800138000')
    expect(sentAccount('account', ' 138 0013 8000 ')).toBe('138 0013 8000')
  })

  it('is masked in a finished order where it is a phone', () => {
    expect(shownAccount('phone', '13800138000')).toBe('138 **** 8000')
    expect(shownAccount('phone', '138****8000')).toBe('138 **** 8000')
    expect(shownAccount('phone', '1380013800')).toBe('****')
    expect(shownAccount('account', 'asen_1988')).toBe('asen_1988')
    expect(shownAccount('account', 'me 13800138000')).not.toContain('00138000')
  })
})

const coupon = (facts: Partial<MemberCoupon>): MemberCoupon => ({
  couponId: 'Q1',
  name: '',
  discountAmount: 500,
  transAmount: 4_250,
  totalDiscountAmount: 750,
  endTime: 0,
  usable: true,
  ...facts,
})

const info = {
  order: { quantity: 1, goodsAmount: 5_000, memberDiscountAmount: 250, transAmount: 4_750 },
} as ConfirmOrderInfoRes

describe('the price that stood where the goods were chosen', () => {
  it.each([
    ['4860', 4_860, undefined],
    ['4860', 4_900, 4_860],
    ['4900', 4_860, 4_900],
    [undefined, 4_860, undefined],
    ['', 4_860, undefined],
    ['0', 4_860, undefined],
    ['-1', 4_860, undefined],
    ['48.6', 4_860, undefined],
    ['4860元', 4_900, undefined],
    ['9999999999', 4_860, undefined],
  ])('%j of the address, %i now: tells %j', (seen, now, told) => {
    expect(earlierPrice(seen, now)).toBe(told)
  })
})

describe('amounts of an order', () => {
  it('R-67 without a coupon are those of the order', () => {
    expect(amountsOf(info, undefined)).toEqual({
      goodsAmount: 5_000,
      subsidyAmount: 0,
      memberDiscountAmount: 250,
      couponDiscountAmount: 0,
      transAmount: 4_750,
      saved: 250,
    })
  })

  it('R-67 name the subsidy, which counts as saved', () => {
    const order = { ...info.order, subsidyAmount: 1_000 }
    expect(amountsOf({ ...info, order }, undefined)).toMatchObject({
      goodsAmount: 5_000,
      subsidyAmount: 1_000,
      saved: 1_250,
    })
  })

  it('R-67 with a coupon are the coupon’s own total and discounts', () => {
    expect(amountsOf(info, coupon({}))).toEqual({
      goodsAmount: 5_000,
      subsidyAmount: 0,
      memberDiscountAmount: 250,
      couponDiscountAmount: 500,
      transAmount: 4_250,
      saved: 750,
    })
  })
})

describe('what can be done with an order', () => {
  const table: Record<OrderState, [plain: string[], withVoucher: string[]]> = {
    unpaid: [
      ['cancel', 'pay'],
      ['cancel', 'pay'],
    ],
    paying: [
      ['cancel', 'pay'],
      ['cancel', 'pay'],
    ],
    paid: [['buyAgain'], ['buyAgain', 'voucher']],
    finished: [['buyAgain'], ['buyAgain', 'voucher']],
    cancelled: [['buyAgain'], ['buyAgain']],
    refunding: [[], []],
    refunded: [['buyAgain'], ['buyAgain']],
  }

  it.each(Object.entries(table))('%s', (state, [plain, withVoucher]) => {
    expect(actionsOf(state as OrderState, { voucher: false })).toEqual(plain)
    expect(actionsOf(state as OrderState, { voucher: true })).toEqual(withVoucher)
    const kept = withVoucher.filter((action) => action !== 'cancel')
    expect(actionsOf(state as OrderState, { voucher: true, cancel: false })).toEqual(kept)
  })

  it('counts down while it waits for its payment, and is polled while its state changes on the server', () => {
    const states = Object.keys(table) as OrderState[]
    expect(states.filter(isWaiting)).toEqual(['unpaid', 'paying'])
    const order = (facts: Partial<OrderDetail>) => detailRes(facts).orderDetail
    expect(states.filter((state) => isMoving(order({ state })))).toEqual(['paying', 'paid'])
    expect(isMoving(order({ state: 'paid', validUntil: 1 }))).toBe(false)
  })

  it('is polled while the money of a refused recharge goes back, and not where it only waits to', () => {
    const order = (facts: Partial<OrderDetail>) => detailRes(facts).orderDetail
    expect(isReturning(order({ state: 'refunding', refusal: 'closed' }))).toBe(true)
    expect(isReturning(order({ state: 'refunding' }))).toBe(false)
    expect(isReturning(order({ state: 'refunded', refusal: 'closed' }))).toBe(false)
  })

  it('is described by its refusal, by its arrival, or by its state', () => {
    const order = (facts: Partial<OrderDetail>) => detailRes(facts).orderDetail
    expect(hintOf(order({ state: 'refunded', refusal: 'closed' }))).toEqual({ refusal: 'closed' })
    expect(hintOf(order({ state: 'finished' }))).toBe('arrived')
    expect(hintOf(order({ state: 'paid' }))).toBe('paid')
    expect(hintOf(order({ state: 'paid', validUntil: 1 }))).toBe('unused')
    expect(hintOf(order({ state: 'refunded', validUntil: 1 }))).toBe('refunded')
    const goods = { ...order({}).goods, kind: 'card' } as const
    expect(hintOf(order({ state: 'finished', goods }))).toBe('finished')
  })

  it('has a total to pay while it waits, a paid one afterwards, and neither where it was cancelled', () => {
    const states = Object.keys(table) as OrderState[]
    expect(states.map((state) => [state, totalName(state)])).toEqual([
      ['unpaid', 'payable'],
      ['paying', 'payable'],
      ['paid', 'paid'],
      ['finished', 'paid'],
      ['cancelled', 'total'],
      ['refunding', 'paid'],
      ['refunded', 'paid'],
    ])
  })
})
