import type { Callable, Empty } from '@/contract/endpoint'
import {
  type ExpectedReceiveRes,
  expectedReceiveList,
  type PriceOption,
  type VipInfoRes,
  vipInfo,
} from '@/contract/member/info'
import { expectedVipList, leapRights, leapVipInfo } from '@/contract/member/leap'
import { type RightsRes, vipRights } from '@/contract/member/rights'
import { activePriceKeys } from '@/domain/session/customerKeys'
import type { EventName } from '@/report/events'

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
