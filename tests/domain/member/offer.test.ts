import { inEachZone } from '@tests/fixtures/zones'
import type { ContractType, PayOption, PriceOption, UnpaidOrder } from '@/contract/member/info'
import type { ItemType, ReceiveStatus } from '@/contract/member/rights'
import { itemAction } from '@/domain/member/offer/itemAction'
import {
  buyTypeOf,
  intervalOf,
  nextChargeOf,
  orderOfAnotherPlan,
  orderOfAnotherTerm,
  orderToGoOn,
  priceOfOrder,
} from '@/domain/member/offer/purchase'

const day = (text: string) => Date.parse(`${text}T06:00:00+08:00`)

describe('the order of a price', () => {
  it.each([
    [1, 1],
    [2, 3],
    [3, 1],
    [4, 3],
  ] as const)('R-80 expire type %i is bought as type %i', (expireType: PayOption['expireType'], buyType) => {
    expect(buyTypeOf(expireType)).toBe(buyType)
  })

  it.each([
    ['continue_month', 1],
    ['single_month', 1],
    ['single_season', 3],
    ['continue_season', 3],
  ] as const)('R-92 %s lasts %i months', (contractType: ContractType, months) => {
    expect(intervalOf(contractType)).toBe(months)
  })

  inEachZone(() => {
    it.each([
      ['now, for who is no member', undefined, day('2030-01-31'), day('2030-02-28')],
      ['the end of the term that runs', day('2030-03-15'), day('2030-01-31'), day('2030-04-15')],
      ['now, where the last term has ended', day('2029-03-15'), day('2030-01-31'), day('2030-02-28')],
    ] as const)('R-93 the first charge is one interval after %s', (_, endTime, now, expected) => {
      expect(nextChargeOf('continue_month', now, endTime)).toBe(expected)
    })
  })

  const month = { contractType: 'single_month', salePrice: 1_990 } as PriceOption
  const quarter = { contractType: 'single_season', salePrice: 4_990 } as PriceOption
  const orderFor = (contractType: ContractType, unpaidOrderPrice: number) =>
    ({ contractType, unpaidOrderPrice, unpaidOrder: 'V1' }) as UnpaidOrder

  it.each([
    ['of the same plan', 2, orderFor('single_month', 1_990), month, true],
    ['of another plan', 2, orderFor('single_month', 1_990), quarter, false],
    ['of a year, which has the contract type of a quarter', 2, orderFor('single_season', 18_000), quarter, false],
    ['of the same plan at another price', 2, orderFor('single_month', 990), month, false],
    ['of the same plan without a payment', 1, orderFor('single_month', 1_990), month, false],
  ] as const)('R-79 an unpaid order %s, deduct type %i', (_, unpaidOrderDeductType, unpaidOrder, price, goesOn) => {
    expect(orderToGoOn({ unpaidOrderDeductType, unpaidOrder }, price)).toBe(goesOn ? unpaidOrder : undefined)
    expect(orderToGoOn({ unpaidOrderDeductType }, price)).toBeUndefined()
  })

  it.each([
    ['of the same plan', orderFor('single_month', 1_990), month, false],
    ['of a year', orderFor('single_season', 18_000), quarter, true],
    ['of the same plan at another price', orderFor('single_month', 990), month, true],
  ] as const)('R-79 an unpaid order %s is asked about: %s', (_, unpaidOrder, price, asks) => {
    for (const unpaidOrderDeductType of [1, 2] as const)
      expect(orderOfAnotherPlan({ unpaidOrderDeductType, unpaidOrder }, price)).toBe(asks ? unpaidOrder : undefined)
    expect(orderOfAnotherPlan({ unpaidOrderDeductType: 1 }, price)).toBeUndefined()
    expect(priceOfOrder(unpaidOrder, [month, quarter])).toBe(asks ? undefined : price)
  })

  it.each([
    ['of the same term', orderFor('single_season', 18_000), false],
    ['of another term', orderFor('single_season', 4_990), true],
    ['that renews, at the same price', orderFor('continue_season', 18_000), true],
  ] as const)('R-79 an unpaid order %s and a price of the older variant', (_, unpaidOrder, asks) => {
    const year = { expireType: 4, priceSell: 18_000 } as PayOption
    const info = { unpaidOrderDeductType: 1, unpaidOrder } as const
    expect(orderOfAnotherTerm(info, year)).toBe(asks ? unpaidOrder : undefined)
    expect(orderOfAnotherTerm({ unpaidOrderDeductType: 1 }, year)).toBeUndefined()
  })
})

const types: readonly ItemType[] = [
  'vip_found',
  'fast_loan',
  'pkg_vip_found',
  'pkg_repay_reduction',
  'life_coupon',
  'mt_shen_coupon',
  'pkg_gold_coins',
  'exclusive_cs',
  'refund_worry_free',
]
const leads = (url: string) => url === '/there'
const inService = (itemType: ItemType) => itemType === 'exclusive_cs' || itemType === 'refund_worry_free'

describe.each(types)('R-94 the item %s', (itemType) => {
  it.each([
    ['can_receive', 'claim'],
    ['received', inService(itemType) ? 'service' : 'use'],
    ['locked', undefined],
    ['used_up', undefined],
    ['expired', undefined],
  ] as const)('in state %s offers %s', (receiveStatus: ReceiveStatus, action) => {
    const hasGotten = receiveStatus === 'received'
    expect(itemAction({ itemType, receiveStatus, hasGotten, jumpUrl: '/there' }, leads)).toBe(action)
  })

  it('S1 is not used at an address that leads nowhere', () => {
    const received = { itemType, receiveStatus: 'received', hasGotten: true } as const
    expect(itemAction({ ...received, jumpUrl: 'javascript:alert(1)' }, leads)).toBe(
      inService(itemType) ? 'service' : undefined,
    )
  })

  it('that was gotten before is not claimed again, whatever its state says', () => {
    const again = { itemType, receiveStatus: 'can_receive', hasGotten: true, jumpUrl: '/there' } as const
    expect(itemAction(again, leads)).not.toBe('claim')
  })
})
