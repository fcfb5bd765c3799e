import type { Callable, Empty, Fen } from '@/contract/endpoint'
import { type VipInfoRes, vipInfo } from '@/contract/member/info'
import { leapVipInfo } from '@/contract/member/leap'

/** A price as the rules name it, in fen. */
export interface NamedPrice {
  name: string
  price: Fen
  was: Fen
}

/** What the rules of a membership are read from, and the prices that they are about. */
export interface RuleBook {
  info: Callable<Empty, VipInfoRes>
  pricesOf(info: VipInfoRes): readonly NamedPrice[]
}

const byContract = ({ priceInfo }: VipInfoRes): readonly NamedPrice[] =>
  priceInfo.map(({ contractTypeName, contractPrice, originalPrice }) => ({
    name: contractTypeName,
    price: contractPrice,
    was: originalPrice,
  }))

const byExpireType = ({ payInfo }: VipInfoRes): readonly NamedPrice[] =>
  payInfo.map(({ name, priceSell, priceShow }) => ({ name, price: priceSell, was: priceShow }))

/** The monthly membership. */
export const feiYueRules: RuleBook = { info: vipInfo, pricesOf: byContract }

/** The super-vip membership. */
export const leapRules: RuleBook = { info: leapVipInfo, pricesOf: byContract }

/** The first membership, whose prices go by expire type. */
export const olderRules: RuleBook = { info: vipInfo, pricesOf: byExpireType }
