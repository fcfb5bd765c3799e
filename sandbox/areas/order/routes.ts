import type { PayParams } from '@/contract/order/detail'
import { catchUp } from '../../catchUp'
import type { Db } from '../../db/client'
import { implement } from '../../implement'
import { inLanguage } from '../../language'
import { subsidyLeft } from '../../subsidy'
import { pictureOf } from '../../viewer'
import { continues } from '../cashier/paymentState'
import { openPayments } from '../cashier/settle'
import { contract } from './contract'
import { couponsFor } from './coupons'
import { cancel } from './due'
import { memberTip } from './memberTip'
import { orderMessages } from './messages'
import { findOffer } from './offers'
import { isPayable } from './orderState'
import { findOrder, type OrderRecord } from './payable'
import { isQuantity, largestOrder, placeOrder } from './place'
import { goodsAmounts, priceOrder } from './price'
import { rowsOf } from './rows'
import { asDetail } from './views'

/** An order of this customer; customers cannot read each other’s. */
async function ownOrder(db: Db, orderId: string, userId: number): Promise<OrderRecord | undefined> {
  const order = await findOrder(db, orderId)
  return order?.userId === userId ? order : undefined
}

/** What is to be paid for an order now: its open payment where one can be gone on with, else a new one. */
async function payParamsOf(db: Db, order: OrderRecord, now: Date): Promise<PayParams | undefined> {
  if (!isPayable(order.state)) return undefined
  const { orderId, payAmount: amount } = order
  const open = (await openPayments(db, orderId)).find((one) =>
    continues(one, { assetType: one.assetType, cardId: one.cardId ?? undefined }, now),
  )
  return open ? { orderId, bizNo: open.bizNo, amount, deductType: 2 } : { orderId, amount, deductType: 1 }
}

/** The order area. Prices are made by the mall's `priceOf`, payments by the cashier. */
export const orderRoutes = implement(
  contract,
  {
    async confirmOrderInfo({ req, signedIn, db, now, lang, origin, refuse }) {
      const user = signedIn()
      const { userId, isVip } = user
      if (!isQuantity(req.quantity)) refuse('QUANTITY_INVALID')
      const offer = await findOffer(db, req.goodsId, req.rechargeType, now)
      if (!offer) return refuse('GOODS_GONE')
      if (offer.stock < req.quantity) refuse('STOCK_SHORT')
      const left = await subsidyLeft(db, user, now)
      const amounts = goodsAmounts(offer, req.quantity, left)
      const { memberDiscountAmount, transAmount } = priceOrder(amounts.goodsAmount, isVip)
      const { goodsId, categoryId } = offer
      const basket = { goodsId, categoryId, goodsAmount: amounts.goodsAmount, isVip }
      const memberCoupons = await couponsFor(db, userId, basket, now, lang)
      const best = memberCoupons[0]?.usable ? memberCoupons[0] : undefined
      return {
        goods: {
          goodsId: offer.goodsId,
          title: inLanguage(offer.title, lang),
          picture: pictureOf('thumb', offer.goodsId, origin),
          rechargeTypeName: inLanguage(offer.rechargeTypeName, lang),
          kind: offer.kind,
          price: goodsAmounts(offer, 1, left).goodsAmount,
          maxQuantity: largestOrder(offer.stock),
        },
        order: { quantity: req.quantity, ...amounts, memberDiscountAmount, transAmount },
        memberCoupons,
        ...(best ? { bestMemberCoupon: best } : {}),
        memberStatus: { isVip, tip: memberTip(basket, lang) },
      }
    },

    async order({ req, signedIn, db, now, refuse }) {
      const placed = await placeOrder(db, signedIn(), req, now)
      return 'refused' in placed ? refuse(placed.refused) : placed
    },

    async orderDetail({ req, signedIn, db, now, lang, origin, refuse }) {
      const { userId } = signedIn()
      await catchUp(db, now)
      const order = await ownOrder(db, req.orderId, userId)
      if (!order) return refuse('ORDER_UNKNOWN')
      const payParams = await payParamsOf(db, order, now)
      return {
        orderDetail: asDetail(order, { lang, origin, now }),
        ...(payParams ? { payParams } : {}),
        now: now.getTime(),
      }
    },

    async paymentInfo({ req, signedIn, db, now, refuse }) {
      const { userId } = signedIn()
      await catchUp(db, now)
      const order = await ownOrder(db, req.orderId, userId)
      if (!order) return refuse('ORDER_UNKNOWN')
      const payParams = await payParamsOf(db, order, now)
      if (!payParams) return refuse('ORDER_NOT_PAYABLE')
      return { payParams, payDeadline: order.payDeadline.getTime(), now: now.getTime() }
    },

    async orderList({ req, signedIn, db, now, lang, origin }) {
      const { userId } = signedIn()
      await catchUp(db, now)
      return { orders: await rowsOf(db, userId, { lang, origin, now }, req), now: now.getTime() }
    },

    async cancelOrder({ req, signedIn, db, now, refuse }) {
      const { userId } = signedIn()
      await catchUp(db, now)
      if (!(await ownOrder(db, req.orderId, userId))) refuse('ORDER_UNKNOWN')
      const cancelled = await db.transaction((tx) => cancel(tx, req.orderId, now, (order) => order.userId === userId))
      return cancelled ? { state: cancelled.state } : refuse('ORDER_NOT_CANCELLABLE')
    },

    async copyOrderInfo({ req, signedIn, db, now, refuse }) {
      const user = signedIn()
      const order = await ownOrder(db, req.orderId, user.userId)
      if (!order) return refuse('ORDER_UNKNOWN')
      const { goodsId, rechargeType, quantity, rechargeAccount } = order
      const offer = await findOffer(db, goodsId, rechargeType, now)
      if (!offer) return refuse('GOODS_GONE')
      if (offer.stock < quantity) refuse('STOCK_SHORT')
      const { goodsAmount } = goodsAmounts(offer, quantity, await subsidyLeft(db, user, now))
      const { transAmount } = priceOrder(goodsAmount, user.isVip)
      return { goodsId, rechargeType, quantity, rechargeAccount, transAmount }
    },

    async copyOrderCreate({ req, signedIn, db, now, refuse }) {
      const user = signedIn()
      const order = await ownOrder(db, req.orderId, user.userId)
      if (!order) return refuse('ORDER_UNKNOWN')
      const { goodsId, rechargeType, quantity, rechargeAccount } = order
      const wanted = { goodsId, rechargeType, quantity, rechargeAccount, transAmount: req.transAmount }
      const placed = await placeOrder(db, user, wanted, now)
      if (!('refused' in placed)) return placed
      const { refused } = placed
      const named = refused === 'STOCK_SHORT' || refused === 'PRICE_CHANGED' ? refused : 'GOODS_GONE'
      return refuse(named)
    },
  },
  orderMessages,
)
