import { desc, eq } from 'drizzle-orm'
import { inLanguage } from '../../language'
import { type Section, when, yuan } from '../../ownData'
import { goldOrders, vipClaims, vipOrders, vipTerms } from './tables'

export const memberOrders: Section = async (db, { userId, lang }) => {
  const vip = await db.select().from(vipOrders).where(eq(vipOrders.userId, userId)).orderBy(desc(vipOrders.createdAt))
  const gold = await db.select().from(goldOrders).where(eq(goldOrders.userId, userId))
  return [...vip, ...gold].map(({ orderId, title, months, payAmount, createdAt, paidAt }) => ({
    orderId,
    title: inLanguage(title, lang),
    months,
    amount: yuan(payAmount),
    ordered: when(createdAt),
    paidAt: when(paidAt),
  }))
}

export const memberships: Section = async (db, { userId }) => {
  const rows = await db.select().from(vipTerms).where(eq(vipTerms.userId, userId))
  return rows.map(({ vipType, firstTime, endTime, renewStatus }) => ({
    vipType,
    since: when(firstTime),
    until: when(endTime),
    renewal: renewStatus,
  }))
}

/** Benefits of memberships that were claimed. */
export const memberClaims: Section = async (db, { userId, lang }) => {
  const rows = await db.select().from(vipClaims).where(eq(vipClaims.userId, userId))
  return rows.map(({ source, result, receivedAt }) => ({
    of: source,
    result: inLanguage(result, lang),
    received: when(receivedAt),
  }))
}
