import type { Callable, Empty } from '@/contract/endpoint'
import {
  type ContractType,
  type ExpectedReceiveRes,
  expectedReceiveList,
  type PriceOption,
  type VipInfoRes,
  vipInfo,
} from '@/contract/member/info'
import { expectedVipList, leapRights, leapVipInfo } from '@/contract/member/leap'
import { type RightsRes, vipRights } from '@/contract/member/rights'
import type { DiscountLevel } from '@/domain/remoteConfig/configValues'
import { activePriceKeys } from '@/domain/session/customerKeys'
import type { EventName } from '@/report/events'

/** Places of a screen that the server decides on. */
export type Scene = 'vip_saved_money' | 'vip_birthday_entry' | 'vip_surprise_entry' | 'vip_renew_entry' | 'leap_entry'

/** What the operator has computed about the customer. */
export type MemberTag = 'member_level' | 'member_growth' | 'member_saved_month'

/** What distinguishes the two memberships that are sold by price options: data alone. */
export interface Membership {
  vipType: 'fei_yue' | 'leap'
  /** Names the screen that sells it, for the cashier and the order. */
  source: 'member-v2' | 'member-leap'
  /** Session storage's key of the chosen price. */
  priceKey: string
  /** Which prices the screen offers; all of them where it is left out. */
  isOffered?(price: PriceOption): boolean
  info: Callable<Empty, VipInfoRes>
  rights: Callable<Empty, RightsRes>
  /** What the server decides and computes about this membership; nothing is asked where these are empty. */
  scenes: readonly Scene[]
  tags: readonly MemberTag[]
  /** Level of the membership's discount whose tip belongs to a price; a membership without levels has no tips. */
  discountLevels?: Readonly<Record<ContractType, DiscountLevel>>
  /** What a member can claim next. */
  expected: Callable<Empty, ExpectedReceiveRes>
  /** Reported when the screen is shown. */
  shown: EventName & ('memberPage' | 'memberLeapPage')
  /** Reported when the customer wants to buy. */
  bought: EventName & ('memberOpenTap' | 'memberLeapTap')
}

/** The monthly membership. */
export const feiYue: Membership = {
  vipType: 'fei_yue',
  source: 'member-v2',
  priceKey: activePriceKeys.feiYue,
  info: vipInfo,
  rights: vipRights,
  scenes: ['vip_saved_money', 'vip_birthday_entry', 'vip_surprise_entry', 'vip_renew_entry', 'leap_entry'],
  tags: ['member_level', 'member_growth', 'member_saved_month'],
  discountLevels: {
    single_month: 'ZK-01-01',
    continue_month: 'ZK-01-02',
    single_season: 'ZK-02-01',
    continue_season: 'ZK-02-02',
  },
  expected: expectedReceiveList,
  shown: 'memberPage',
  bought: 'memberOpenTap',
}

/** The super-vip membership, whose calls go to supVip. */
export const leap: Membership = {
  vipType: 'leap',
  source: 'member-leap',
  priceKey: activePriceKeys.leap,
  info: leapVipInfo,
  rights: leapRights,
  scenes: [],
  tags: [],
  expected: expectedVipList,
  shown: 'memberLeapPage',
  bought: 'memberLeapTap',
}

/** The monthly membership for one term, which is bought once and never charged again. */
export const singleTerm: Membership = {
  ...feiYue,
  priceKey: activePriceKeys.single,
  isOffered: ({ canRenew }) => !canRenew,
}
