import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { inLanguage } from '../../language'
import { partnerGrants } from '../account/tables'
import { activityMarks } from '../activity/custom/tables'
import { freeGroupsTable, freeMembers } from '../activity/free/tables'
import { ownCertificates } from '../certificate/ownCertificates'
import { sessionRows } from '../devices/sessions'
import { identities } from '../identity/tables'
import { goldOrders, vipOrders, vipTerms } from '../member/tables'
import { orders } from '../order/tables'
import { feedbacks, profiles } from '../profile/tables'
import { rightsPacks } from '../rights/tables'
import { agreements } from '../session/agreements/agreements'
import { users } from '../session/tables'
import { ownInvitations } from './invitations'
import { cards, coins, ownCoupons, paid, payouts, wallet } from './money'
import { cardApplication, claims, flyCards, ownLoans, pictures, receivedEarlier, searches } from './received'
import { type FileOwner, type Section, when, yuan } from './section'

const profile: Section = async (db, { userId }) => {
  const [user] = await db.select().from(users).where(eq(users.userId, userId))
  if (!user) return null
  const [more] = await db.select().from(profiles).where(eq(profiles.userId, userId))
  const { mobile, nickName, birthday, createdAt } = user
  const { countyCode = null, education = null, profession = null } = more ?? {}
  return {
    userId,
    mobile,
    nickName,
    birthday,
    countyCode,
    education,
    profession,
    registered: when(createdAt),
  }
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

const identity: Section = async (db, { userId }) => {
  const [proved] = await db.select().from(identities).where(eq(identities.userId, userId))
  if (!proved) return null
  const { userId: _, confirmedAt, faceAt, ...card } = proved
  return { ...card, confirmed: when(confirmedAt), faceChecked: when(faceAt) }
}

const feedback: Section = async (db, { userId }) => {
  const rows = await db.select().from(feedbacks).where(eq(feedbacks.userId, userId))
  return rows.map(({ kind, text, mobile, sentAt }) => ({ kind, text, mobile, sent: when(sentAt) }))
}

/** What the customer did in activities, and what it gave in fen or coins. */
const activities: Section = async (db, { userId }) => {
  const rows = await db.select().from(activityMarks).where(eq(activityMarks.userId, userId))
  return rows.map(({ code, itemId, kind, amount, markedAt }) => ({
    activity: code,
    item: itemId,
    what: kind,
    amount,
    at: when(markedAt),
  }))
}

/** The groups for free goods that the customer started or joined. */
const groups: Section = async (db, { userId }) => {
  const rows = await db
    .select({ member: freeMembers, group: freeGroupsTable })
    .from(freeMembers)
    .innerJoin(freeGroupsTable, eq(freeGroupsTable.groupId, freeMembers.groupId))
    .where(eq(freeMembers.userId, userId))
  return rows.map(({ member, group }) => ({
    group: group.groupId,
    item: group.itemId,
    joined: when(member.joinedAt),
    full: when(group.fullAt),
    orderId: member.orderId,
  }))
}

/** The agreements in force, accepted with the account, and what partners may have. */
const consents: Section = async (db, { userId, lang }) => {
  const grants = await db.select().from(partnerGrants).where(eq(partnerGrants.userId, userId))
  const packs = await db.select().from(rightsPacks).where(eq(rightsPacks.userId, userId))
  return {
    agreements: agreements.map(({ code, title, version }) => ({ code, title: inLanguage(title, lang), version })),
    authorizations: grants.map(({ partner, grantedAt, until, withdrawnAt }) => ({
      partner,
      since: when(grantedAt),
      until: when(until),
      withdrawn: when(withdrawnAt),
    })),
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
  identity,
  orders: mallOrders,
  memberOrders,
  memberships,
  payments: paid,
  wallet,
  payouts,
  coupons: ownCoupons,
  coins,
  bankCards: cards,
  loans: ownLoans,
  certificates: ownCertificates,
  claims,
  flyCards,
  cardApplication,
  consents,
  feedback,
  activities,
  groups,
  receivedEarlier,
  searches,
  pictures,
  invitations: ownInvitations,
  devices: logins,
}

/** What is kept about a customer, in clear and in the language that they asked in. */
export async function fileOf(db: Db, owner: FileOwner): Promise<Record<string, unknown>> {
  const about = { zh: '您在小补贴的全部个人数据，时间为北京时间', en: 'All data kept about you. Times are of Beijing.' }
  const file: Record<string, unknown> = { about: inLanguage(about, owner.lang), made: when(owner.now) }
  for (const [name, section] of Object.entries(sections)) file[name] = await section(db, owner)
  return file
}
