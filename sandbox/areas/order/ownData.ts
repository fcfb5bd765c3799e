import { desc, eq } from 'drizzle-orm'
import { inLanguage } from '../../language'
import { type Section, when, yuan } from '../../ownData'
import { coupons, orders } from './tables'

export const ownOrders: Section = async (db, { userId, lang }) => {
  const rows = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt))
  return rows.map((order) => ({
    orderId: order.orderId,
    title: inLanguage(order.title, lang),
    option: inLanguage(order.rechargeTypeName, lang),
    quantity: order.quantity,
    deliveredTo: order.rechargeAccount,
    cardCodes: order.cardCodes,
    subsidy: yuan(order.subsidyAmount),
    paid: yuan(order.payAmount),
    state: order.state,
    ordered: when(order.createdAt),
    paidAt: when(order.paidAt),
  }))
}

export const ownCoupons: Section = async (db, { userId, lang }) => {
  const rows = await db.select().from(coupons).where(eq(coupons.userId, userId))
  return rows.map(({ couponId, name, discount, endTime, usedAt }) => ({
    couponId,
    name: inLanguage(name, lang),
    discount: yuan(discount),
    until: when(endTime),
    used: when(usedAt),
  }))
}
