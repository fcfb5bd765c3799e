import type { CreateVipOrderReq, PurchaseVipReq } from '@/contract/member/order'
import type { Db } from '../../../db/client'
import type { Text } from '../../../language'
import { cardsOf, isLost } from '../../cashier/cards'
import { contracts, lengthOf } from '../plans/contracts'
import { type Plan, priceOf } from '../plans/plan'
import { plans } from '../plans/plans'
import { type Purchase, placeVipOrder } from './vipOrders'
import type { VipOrderRecord } from './vipPayable'

type PriceRefusal = 'PRICE_GONE' | 'PRICE_CHANGED'
type Placed<Refusal extends string> = Promise<VipOrderRecord | { refused: Refusal | 'PAYMENT_IN_PROCESS' }>

const titleOf = (plan: Plan, months: number): Text => ({
  zh: `${plan.title.zh} ${lengthOf(months).zh}`,
  en: `${plan.title.en}, ${lengthOf(months).en}`,
})

/** Whether a renewal can be charged: to a bank card that is not reported lost. */
export const canBeCharged = async (db: Db, userId: number): Promise<boolean> =>
  (await cardsOf(db, userId)).some((card) => !isLost(card))

/** Orders a membership at the price the customer saw, inside the caller's transaction; a price that renews needs a card to charge. */
export async function orderVip(
  tx: Db,
  userId: number,
  req: CreateVipOrderReq,
  now: Date,
): Placed<PriceRefusal | 'CONTRACT_REFUSED'> {
  const plan = plans[req.vipType]
  const price = priceOf(plan, req.contractType)
  if (!price) return { refused: 'PRICE_GONE' }
  const { originalPrice, contractPrice, salePrice } = price
  const seen = [req.originalPrice, req.contractPrice, req.sellPrice, req.payActiveId]
  const isCurrent = [originalPrice, contractPrice, salePrice, plan.payActiveId].every((value, at) => value === seen[at])
  if (!isCurrent) return { refused: 'PRICE_CHANGED' }
  const { months, canRenew } = contracts[req.contractType]
  if (canRenew && !(await canBeCharged(tx, userId))) return { refused: 'CONTRACT_REFUSED' }
  const purchase: Purchase = {
    vipType: req.vipType,
    contractType: req.contractType,
    buyType: req.buyType,
    buySource: req.buySource,
    title: titleOf(plan, months),
    months,
    originalPrice,
    contractPrice,
    payAmount: salePrice,
    renews: canRenew,
  }
  return placeVipOrder(tx, userId, purchase, now)
}

/** The order buy type of a price of the older variant. */
export const buyTypeOf = (expireType: PurchaseVipReq['expireType']): 1 | 3 =>
  expireType === 2 || expireType === 4 ? 3 : 1

/** Orders the monthly membership by a price of the older variant, inside the caller's transaction. */
export async function purchase(tx: Db, userId: number, req: PurchaseVipReq, now: Date): Placed<PriceRefusal> {
  const plan = plans.fei_yue
  const option = plan.payOptions.find(({ expireType }) => expireType === req.expireType)
  if (!option) return { refused: 'PRICE_GONE' }
  if (option.priceSell !== req.price) return { refused: 'PRICE_CHANGED' }
  const { contractType, months, priceShow, priceSell } = option
  return placeVipOrder(
    tx,
    userId,
    {
      vipType: 'fei_yue',
      contractType,
      buyType: req.buyType,
      buySource: 'member',
      title: titleOf(plan, months),
      months,
      originalPrice: priceShow,
      contractPrice: priceSell,
      payAmount: priceSell,
      renews: false,
    },
    now,
  )
}
