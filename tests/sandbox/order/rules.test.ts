import type { OrderState } from '@/contract/order/detail'
import { acceptedAccount } from '../../../sandbox/areas/order/account'
import { couponUsability } from '../../../sandbox/areas/order/couponUsability'
import { isPayable, nextState, type OrderEvent } from '../../../sandbox/areas/order/orderState'
import { priceOrder } from '../../../sandbox/areas/order/price'

const states: OrderState[] = ['unpaid', 'paying', 'paid', 'finished', 'cancelled', 'refunding', 'refunded']
const events: OrderEvent[] = ['inProcess', 'paymentFailed', 'paySucceeded', 'cancelled', 'refused', 'refunded']

/** Every pair that is not listed changes nothing. */
const moves: [OrderState, OrderEvent, OrderState][] = [
  ['unpaid', 'inProcess', 'paying'],
  ['unpaid', 'paySucceeded', 'paid'],
  ['unpaid', 'cancelled', 'cancelled'],
  ['paying', 'inProcess', 'paying'],
  ['paying', 'paymentFailed', 'unpaid'],
  ['paying', 'paySucceeded', 'paid'],
  ['paying', 'cancelled', 'cancelled'],
  ['cancelled', 'paySucceeded', 'refunding'],
  ['paid', 'refused', 'refunding'],
  ['refunding', 'refunded', 'refunded'],
]

const cases = states.flatMap((state) =>
  events.map((event) => [state, event, moves.find(([from, on]) => from === state && on === event)?.[2]] as const),
)

it.each(cases)('an order that is %s on %s becomes %s', (state, event, expected) => {
  expect(nextState(state, event)).toBe(expected)
})

it('P15 no chain of events leads back from finished, cancelled, refunding or refunded', () => {
  const reach = (from: OrderState): Set<OrderState> => {
    const seen = new Set<OrderState>()
    const walk = (state: OrderState) => {
      for (const event of events) {
        const next = nextState(state, event)
        if (next && !seen.has(next)) {
          seen.add(next)
          walk(next)
        }
      }
    }
    walk(from)
    return seen
  }
  expect([...reach('finished')]).toEqual([])
  expect([...reach('cancelled')]).toEqual(['refunding', 'refunded'])
  expect([...reach('refunding')]).toEqual(['refunded'])
  expect([...reach('refunded')]).toEqual([])
})

it('only unpaid and paying orders can be paid', () => {
  expect(states.filter(isPayable)).toEqual(['unpaid', 'paying'])
})

describe('R-67 what an order costs', () => {
  it.each([
    [
      'neither a membership nor a coupon saves anything',
      9_720,
      false,
      0,
      { goodsAmount: 9_720, memberDiscountAmount: 0, couponDiscountAmount: 0, transAmount: 9_720 },
    ],
    [
      'a member saves five percent',
      4_860,
      true,
      0,
      { goodsAmount: 4_860, memberDiscountAmount: 243, couponDiscountAmount: 0, transAmount: 4_617 },
    ],
    [
      'half a fen is not saved',
      99,
      true,
      0,
      { goodsAmount: 99, memberDiscountAmount: 4, couponDiscountAmount: 0, transAmount: 95 },
    ],
    [
      'a coupon comes on top',
      4_860,
      true,
      500,
      { goodsAmount: 4_860, memberDiscountAmount: 243, couponDiscountAmount: 500, transAmount: 4_117 },
    ],
    [
      'one fen is always left',
      300,
      false,
      500,
      { goodsAmount: 300, memberDiscountAmount: 0, couponDiscountAmount: 299, transAmount: 1 },
    ],
  ])('R-67 %s', (_, amount, isVip, discount, expected) => {
    expect(priceOrder(amount, isVip, discount)).toEqual(expected)
  })

  it('R-67 the parts always add up to the goods amount', () => {
    for (let price = 1; price < 2_000; price += 7) {
      for (const discount of [0, 1, 500, 5_000]) {
        const { memberDiscountAmount, couponDiscountAmount, transAmount } = priceOrder(price * 3, true, discount)
        expect(memberDiscountAmount + couponDiscountAmount + transAmount).toBe(price * 3)
        expect(transAmount).toBeGreaterThan(0)
      }
    }
  })
})

describe('coupons', () => {
  const now = new Date('2025-06-01T12:00:00Z')
  const coupon = { threshold: 3_000, discount: 500, endTime: new Date(now.getTime() + 1), usedAt: null, orderId: null }

  it.each([
    ['usable from its threshold on', coupon, 3_000, 'usable'],
    ['not below its threshold', coupon, 2_999, 'below'],
    ['not from its end on', { ...coupon, endTime: now }, 3_000, 'ended'],
    ['not twice', { ...coupon, usedAt: now }, 3_000, 'used'],
    ['not while another order holds it', { ...coupon, orderId: 'M1' }, 3_000, 'held'],
  ])('%s', (_, terms, amount, expected) => {
    expect(couponUsability(terms, amount, now)).toBe(expected)
  })
})

describe('accounts to deliver to', () => {
  it.each([
    ['138 0013 8000', '13800138000'],
    [' 13900000000 ', '13900000000'],
    ['12800138000', undefined],
    ['1380013800', undefined],
    ['138001380000', undefined],
    ['', undefined],
  ])('R-49 a phone %j is kept as %j', (typed, kept) => {
    expect(acceptedAccount('phone', typed)).toBe(kept)
  })

  it.each([
    [' asen_1988 ', 'asen_1988'],
    ['好', '好'],
    ['a'.repeat(40), 'a'.repeat(40)],
    ['a'.repeat(41), undefined],
    ['   ', undefined],
  ])('an account %j is kept as %j', (typed, kept) => {
    expect(acceptedAccount('account', typed)).toBe(kept)
  })

  it('card codes are sent to no account', () => {
    expect(acceptedAccount('card', 'whatever')).toBe('')
  })
})
