import type { OrderReq, OrderRes } from '@/contract/order/place'
import type { Db } from '../../db/client'
import { newOrderId } from '../../serialNumber'
import { lockedSubsidyLeft, takeSubsidy } from '../../subsidy'
import type { User } from '../../user'
import { MAX_QUANTITY } from '../mall/prices'
import { acceptedAccount } from './account'
import { holdCoupon } from './coupons'
import { findOffer, takeStock } from './offers'
import { PAY_WINDOW_MS } from './orderState'
import { goodsAmounts, priceOrder } from './price'
import { orders } from './tables'
import { isOwnNumber } from './topupGoods'

/** Why an order is not made. */
type PlaceRefusal =
  | 'GOODS_GONE'
  | 'STOCK_SHORT'
  | 'QUANTITY_INVALID'
  | 'PRICE_CHANGED'
  | 'ACCOUNT_INVALID'
  | 'COUPON_UNUSABLE'

/** Pieces one order can hold of goods with so many in stock. */
export const largestOrder = (stock: number): number => Math.min(MAX_QUANTITY, stock)

export const isQuantity = (quantity: number): boolean => quantity >= 1 && quantity <= MAX_QUANTITY

/**
 * Makes an order in the caller's transaction, which must be rolled back on refusal: subsidy and stock taken, coupon held, price
 * as it stands now. The amount the customer saw must be that price (P19).
 */
export async function placeOrder(
  tx: Db,
  user: User,
  req: OrderReq,
  now: Date,
): Promise<OrderRes | { refused: PlaceRefusal }> {
  if (!isQuantity(req.quantity)) return { refused: 'QUANTITY_INVALID' }
  const offer = await findOffer(tx, req.goodsId, req.rechargeType, now)
  if (!offer) return { refused: 'GOODS_GONE' }
  const rechargeAccount = acceptedAccount(offer.kind, req.rechargeAccount)
  if (rechargeAccount === undefined || !isOwnNumber(offer.goodsId, rechargeAccount))
    return { refused: 'ACCOUNT_INVALID' }
  const orderId = newOrderId('M', now)
  const { userId, isVip } = user
  const { couponId, quantity } = req
  // Before the coupon and the stock, as where they are given back, so that two orders never wait for each other.
  const left = await lockedSubsidyLeft(tx, user, now)
  const { goodsAmount, subsidyAmount } = goodsAmounts(offer, quantity, left)
  const wanted = { userId, orderId, wares: offer, goodsAmount, now }
  const discount = couponId === undefined ? 0 : await holdCoupon(tx, { ...wanted, couponId })
  if (discount === undefined) return { refused: 'COUPON_UNUSABLE' }
  const { transAmount: payAmount, ...amounts } = priceOrder(goodsAmount, isVip, discount)
  if (payAmount !== req.transAmount) return { refused: 'PRICE_CHANGED' }
  if (!(await takeStock(tx, offer, quantity))) return { refused: 'STOCK_SHORT' }

  const { goodsId, rechargeType, rechargeTypeName, title, kind } = offer
  const payDeadline = new Date(now.getTime() + PAY_WINDOW_MS)
  await takeSubsidy(tx, { orderId, userId, subsidyAmount }, now)
  await tx.insert(orders).values({
    ...amounts,
    subsidyAmount,
    orderId,
    userId,
    state: 'unpaid',
    goodsId,
    rechargeType,
    rechargeTypeName,
    title,
    kind,
    quantity,
    rechargeAccount,
    couponId: couponId ?? null,
    payAmount,
    createdAt: now,
    payDeadline,
  })
  return { orderId, payAmount, payDeadline: payDeadline.getTime() }
}
