import type { ContractType, PayOption, PriceOption, UnpaidOrder, VipInfoRes } from '@/contract/member/info'
import type { CreateVipOrderReq } from '@/contract/member/order'
import { addMonths } from '@/lib/date'

/** Months of a term, by its contract type. */
const monthsOf: Readonly<Record<ContractType, number>> = {
  single_month: 1,
  continue_month: 1,
  single_season: 3,
  continue_season: 3,
}

/** How often a renewing price is charged, in months. */
export const intervalOf = (contractType: ContractType): number => monthsOf[contractType]

/**
 * When a renewing price is charged for the first time after the payment, in milliseconds: at the end of the term that the payment buys,
 * which begins now, or where a term that still runs ends.
 */
export const nextChargeOf = (contractType: ContractType, now: number, endTime: number | undefined): number =>
  addMonths(Math.max(now, endTime ?? 0), monthsOf[contractType])

/** Order buy type of an expire type: 3 for types 2 and 4, 1 for the others. */
export const buyTypeOf = (expireType: PayOption['expireType']): 1 | 3 => (expireType === 2 || expireType === 4 ? 3 : 1)

/** The unpaid order, where its own payment is to be gone on with; undefined where a new order is built. */
export const orderToGoOn = (info: VipInfoRes, contractType: ContractType): UnpaidOrder | undefined =>
  info.unpaidOrderDeductType === 2 && info.unpaidOrder?.contractType === contractType ? info.unpaidOrder : undefined

/** The order that buys a price, as the customer saw it. */
export const orderOf = (
  price: PriceOption,
  { vipType, source, payActiveId }: { vipType: CreateVipOrderReq['vipType']; source: string; payActiveId: string },
): CreateVipOrderReq => ({
  vipType,
  contractType: price.contractType,
  buyType: 1,
  buySource: source,
  originalPrice: price.originalPrice,
  contractPrice: price.contractPrice,
  sellPrice: price.salePrice,
  payActiveId,
  vipCardType: 1,
})
