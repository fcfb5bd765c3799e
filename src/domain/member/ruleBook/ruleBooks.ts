import type { Callable, Empty } from '@/contract/endpoint'
import { type VipInfoRes, vipInfo } from '@/contract/member/info'
import { leapVipInfo } from '@/contract/member/leap'
import type { Pricing } from '@/domain/rights/pricing'
import { pricingOfPlan, pricingOfTerm } from '../offer/pricing'

/** A price as the rules name it. */
export interface NamedPrice {
  name: string
  pricing: Pricing
}

/** What the rules of a membership are read from, and the prices that they are about. */
export interface RuleBook {
  info: Callable<Empty, VipInfoRes>
  pricesOf(info: VipInfoRes): readonly NamedPrice[]
}

const byContract = ({ priceInfo }: VipInfoRes): readonly NamedPrice[] =>
  priceInfo.map((price) => ({ name: price.contractTypeName, pricing: pricingOfPlan(price) }))

const byExpireType = ({ payInfo }: VipInfoRes): readonly NamedPrice[] =>
  payInfo.map((price) => ({ name: price.name, pricing: pricingOfTerm(price) }))

/** The monthly membership. */
export const feiYueRules: RuleBook = { info: vipInfo, pricesOf: byContract }

/** The super-vip membership. */
export const leapRules: RuleBook = { info: leapVipInfo, pricesOf: byContract }

/** The first membership, whose prices go by expire type. */
export const olderRules: RuleBook = { info: vipInfo, pricesOf: byExpireType }
