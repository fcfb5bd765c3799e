import { desc, eq } from 'drizzle-orm'
import type { Fen } from '@/contract/endpoint'
import { formatAmount } from '@/lib/money'
import { momentOf } from '../../beijing'
import type { Db } from '../../db/client'
import { inLanguage, type Lang } from '../../language'
import { walletAccount } from '../../ledger/ledger'
import { ledgerEntries, ledgerTransactions } from '../../ledger/tables'
import { bankCards, payments } from '../cashier/tables'
import { sessionRows } from '../devices/sessions'
import { goldOrders, vipOrders, vipTerms } from '../member/tables'
import { coupons, orders } from '../order/tables'
import { rightsPacks } from '../rights/tables'
import { agreements } from '../session/agreements/agreements'
import { users } from '../session/tables'

/** Whose file it is, and how it is written. */
interface FileOwner {
  userId: number
  lang: Lang
  now: Date
}

/** One part of the file: rows of the owner alone (U5), with no token and nothing of others. */
type Section = (db: Db, owner: FileOwner) => Promise<unknown>

const yuan = (fen: Fen): string => `${formatAmount(fen)} CNY`
const when = (moment: Date | null): string | null => moment && momentOf(moment)

const profile: Section = async (db, { userId }) => {
  const [user] = await db.select().from(users).where(eq(users.userId, userId))
  if (!user) return null
  const { mobile, nickName, birthday, goldCoins, createdAt } = user
  return { userId, mobile, nickName, birthday, goldCoins, registered: when(createdAt) }
}

const mallOrders: Section = async (db, { userId, lang }) => {
  const rows = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt))
  return rows.map((order) => ({
    orderId: order.orderId,
    title: inLanguage(order.title, lang),
    option: inLanguage(order.rechargeTypeName, lang),
    quantity: order.quantity,
    deliveredTo: order.rechargeAccount,
    cardCodes: order.cardCodes,
    paid: yuan(order.payAmount),
    state: order.state,
    ordered: when(order.createdAt),
    paidAt: when(order.paidAt),
  }))
}

const memberOrders: Section = async (db, { userId, lang }) => {
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

const memberships: Section = async (db, { userId }) => {
  const rows = await db.select().from(vipTerms).where(eq(vipTerms.userId, userId))
  return rows.map(({ vipType, firstTime, endTime, renewStatus }) => ({
    vipType,
    since: when(firstTime),
    until: when(endTime),
    renewal: renewStatus,
  }))
}

const paid: Section = async (db, { userId }) => {
  const rows = await db.select().from(payments).where(eq(payments.userId, userId)).orderBy(desc(payments.createdAt))
  return rows.map(({ bizNo, orderId, amount, assetType, status, createdAt }) => ({
    bizNo,
    orderId,
    amount: yuan(amount),
    tool: assetType,
    status,
    created: when(createdAt),
  }))
}

/** Every movement of the wallet, newest first. */
const wallet: Section = async (db, { userId }) => {
  const rows = await db
    .select({ amount: ledgerEntries.amount, reason: ledgerTransactions.reason, at: ledgerTransactions.postedAt })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.transactionId, ledgerEntries.transactionId))
    .where(eq(ledgerEntries.account, walletAccount(userId)))
    .orderBy(desc(ledgerEntries.entryId))
  return rows.map(({ amount, reason, at }) => ({ amount: yuan(amount), reason, at: when(at) }))
}

const ownCoupons: Section = async (db, { userId, lang }) => {
  const rows = await db.select().from(coupons).where(eq(coupons.userId, userId))
  return rows.map(({ couponId, name, discount, endTime, usedAt }) => ({
    couponId,
    name: inLanguage(name, lang),
    discount: yuan(discount),
    until: when(endTime),
    used: when(usedAt),
  }))
}

const cards: Section = async (db, { userId, lang }) => {
  const rows = await db.select().from(bankCards).where(eq(bankCards.userId, userId))
  return rows.map(({ bank, tail, mobile }) => ({ bank: inLanguage(bank, lang), lastFourDigits: tail, mobile }))
}

/** The agreements in force, accepted with the account, and what partners may have. */
const consents: Section = async (db, { userId, lang }) => {
  const packs = await db.select().from(rightsPacks).where(eq(rightsPacks.userId, userId))
  return {
    agreements: agreements.map(({ code, title, version }) => ({ code, title: inLanguage(title, lang), version })),
    partners: packs.flatMap(({ kind, authAt }) => (authAt ? [{ rightsPack: kind, since: when(authAt) }] : [])),
  }
}

const logins: Section = async (db, { userId }) => {
  const rows = await sessionRows(db, userId, '')
  return rows.map(({ place, device, startTime, lastSeenTime }) => ({
    place,
    device,
    since: when(new Date(startTime)),
    lastSeen: when(new Date(lastSeenTime)),
  }))
}

/** Every part of the file, by its name in it. An area that keeps more about customers adds its part here. */
const sections: Readonly<Record<string, Section>> = {
  profile,
  orders: mallOrders,
  memberOrders,
  memberships,
  payments: paid,
  wallet,
  coupons: ownCoupons,
  bankCards: cards,
  consents,
  devices: logins,
}

/** What is kept about a customer, in clear and in the language that they asked in. */
export async function fileOf(db: Db, owner: FileOwner): Promise<Record<string, unknown>> {
  const about = { zh: '您在小补贴的全部个人数据，时间为北京时间', en: 'All data kept about you. Times are of Beijing.' }
  const file: Record<string, unknown> = { about: inLanguage(about, owner.lang), made: when(owner.now) }
  for (const [name, section] of Object.entries(sections)) file[name] = await section(db, owner)
  return file
}
