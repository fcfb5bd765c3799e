import type { ContractType, PayOption, PriceOption, UnpaidOrder, VipInfoRes } from '@/contract/member/info'
import type { CreateVipOrderReq } from '@/contract/member/order'
import { addMonths } from '@/lib/calendar'

/** What a membership says of an order that waits. */
type Waiting = Pick<VipInfoRes, 'unpaidOrder' | 'unpaidOrderDeductType'>

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

/**
 * Whether the waiting order buys this plan: for the same amount by the same contract type, which does not do alone, since a year of the
 * older variant is sold by the contract type of a quarter.
 */
const isOrderOf = (order: UnpaidOrder, { contractType, salePrice }: PriceOption): boolean =>
  order.contractType === contractType && order.unpaidOrderPrice === salePrice

/** The price that the waiting order was made at; undefined where this membership does not offer it now. */
export const priceOfOrder = (order: UnpaidOrder, prices: readonly PriceOption[]): PriceOption | undefined =>
  prices.find((price) => isOrderOf(order, price))

/** The unpaid order, where it buys the chosen plan and its own payment is to be gone on with; undefined where a new order is built. */
export const orderToGoOn = ({ unpaidOrder, unpaidOrderDeductType }: Waiting, price: PriceOption) =>
  unpaidOrderDeductType === 2 && unpaidOrder && isOrderOf(unpaidOrder, price) ? unpaidOrder : undefined

/** The unpaid order of another plan than the chosen one, of which the customer decides first; undefined without one. */
export const orderOfAnotherPlan = ({ unpaidOrder }: Waiting, price: PriceOption): UnpaidOrder | undefined =>
  unpaidOrder && !isOrderOf(unpaidOrder, price) ? unpaidOrder : undefined

/** The same for a price of the older variant, which is told by its amount alone and never renews. */
export const orderOfAnotherTerm = ({ unpaidOrder }: Waiting, { priceSell }: PayOption): UnpaidOrder | undefined => {
  const isSame = unpaidOrder?.unpaidOrderPrice === priceSell && unpaidOrder.contractType.startsWith('single')
  return isSame ? undefined : unpaidOrder
}

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
