import { inEachZone } from '@tests/fixtures/zones'
import type { ContractType, PayOption, VipInfoRes } from '@/contract/member/info'
import type { ItemType, ReceiveStatus } from '@/contract/member/rights'
import { itemAction } from '@/domain/member/offer/itemAction'
import { buyTypeOf, intervalOf, nextChargeOf, orderToGoOn } from '@/domain/member/offer/purchase'

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

  it.each([
    [2, 'single_month', 'single_month', true],
    [2, 'single_month', 'continue_month', false],
    [1, 'single_month', 'single_month', false],
  ] as const)('R-79 deduct type %i, an order of %s and a choice of %s', (deductType, ordered, wanted, goesOn) => {
    const unpaidOrder = { contractType: ordered, unpaidOrder: 'V1' }
    const info = { unpaidOrderDeductType: deductType, unpaidOrder } as VipInfoRes
    expect(orderToGoOn(info, wanted)).toBe(goesOn ? unpaidOrder : undefined)
    expect(orderToGoOn({ unpaidOrderDeductType: deductType } as VipInfoRes, wanted)).toBeUndefined()
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
