import { and, count, desc, eq, exists, gte, inArray, isNotNull, isNull, notExists, type SQL } from 'drizzle-orm'
import type { FriendState, RankingPeriod } from '@/contract/activity/invite'
import type { Whole } from '@/contract/endpoint'
import { maskName } from '@/lib/mask'
import type { Db } from '../../../db/client'
import { PAGE_SIZE } from '../../../paging'
import { orders } from '../../order/tables'
import { users } from '../../session/tables'
import { periodStart } from './ranks'
import { helpers } from './tables'

/** A customer as others see them. */
export interface Seen {
  userId: number
  nickName: string
  imgUrl: string
  createdAt: Date
  inviterUserId: number | null
}

const seen = {
  userId: users.userId,
  nickName: users.nickName,
  imgUrl: users.imgUrl,
  createdAt: users.createdAt,
  inviterUserId: users.inviterUserId,
}

/** Name and picture as others see them: the name is masked. */
export const asPerson = ({ nickName, imgUrl }: Pick<Seen, 'nickName' | 'imgUrl'>, origin: string) => ({
  name: maskName(nickName),
  imgUrl: imgUrl && origin + imgUrl,
})

/** The customer with this id; undefined where there is none, or where the account was closed. */
export async function personOf(db: Db, userId: number): Promise<Seen | undefined> {
  const [found] = await db
    .select(seen)
    .from(users)
    .where(and(eq(users.userId, userId), isNull(users.closedAt)))
  return found
}

/** The customer that a link names; undefined for anything that is no id, and where there is no such customer. */
export const inviterOf = async (db: Db, id: string): Promise<Seen | undefined> =>
  /^[1-9]\d{0,8}$/.test(id) ? personOf(db, Number(id)) : undefined

const byLinkOf = (userId: number): SQL => eq(users.inviterUserId, userId)

/** All friends who signed up by a customer's link, newest first. */
export const friendsOf = (db: Db, userId: number): Promise<Seen[]> =>
  db.select(seen).from(users).where(byLinkOf(userId)).orderBy(desc(users.createdAt), desc(users.userId))

/** One page of the friends who signed up by a customer's link, newest first; those in one state, or all. */
export async function friendsPage(
  db: Db,
  userId: number,
  { page, state }: { page: number; state: FriendState | 'all' },
): Promise<(Seen & { hasOrdered: boolean })[]> {
  const paid = db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.userId, users.userId), isNotNull(orders.paidAt)))
  const rows = await db
    .select(seen)
    .from(users)
    .where(and(byLinkOf(userId), { all: undefined, ordered: exists(paid), joined: notExists(paid) }[state]))
    .orderBy(desc(users.createdAt), desc(users.userId))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const buyers = await buyersAmong(db, rows)
  return rows.map((row) => ({ ...row, hasOrdered: buyers.has(row.userId) }))
}

async function buyersAmong(db: Db, rows: readonly Seen[]): Promise<Set<number>> {
  if (rows.length === 0) return new Set()
  const ids = rows.map(({ userId }) => userId)
  const found = await db
    .selectDistinct({ userId: orders.userId })
    .from(orders)
    .where(and(inArray(orders.userId, ids), isNotNull(orders.paidAt)))
  return new Set(found.map(({ userId }) => userId))
}

/** Who helps with a request, the newest first, page by page. */
export const helpersPage = (
  db: Db,
  { askerId, round, page }: { askerId: number; round: number; page: number },
): Promise<(Seen & { helpedAt: Date })[]> =>
  db
    .select({ ...seen, helpedAt: helpers.helpedAt })
    .from(helpers)
    .innerJoin(users, eq(users.userId, helpers.userId))
    .where(and(eq(helpers.askerId, askerId), eq(helpers.round, round)))
    .orderBy(desc(helpers.helpedAt), desc(helpers.userId))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)

/** Each customer with the friends who signed up by their link in a period. */
export async function countedFriends(
  db: Db,
  period: RankingPeriod,
  now: Date,
): Promise<{ userId: number; friends: Whole }[]> {
  const rows = await db
    .select({ userId: users.inviterUserId, friends: count() })
    .from(users)
    .where(and(isNotNull(users.inviterUserId), gte(users.createdAt, periodStart(period, now))))
    .groupBy(users.inviterUserId)
  return rows.flatMap(({ userId, friends }) => (userId === null ? [] : [{ userId, friends }]))
}
