import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { serialNumber } from '../../../serialNumber'
import { users } from '../../session/tables'
import { deliver, hasGoods } from './goods'
import { GROUP_MS, groupState, type JoinRefusal, joinRefusal } from './groupState'
import { type FreeItem, freeItemOf } from './items'
import { freeGroupsTable, freeMembers } from './tables'

export type GroupRow = typeof freeGroupsTable.$inferSelect

/** Keeps what another transaction does to a group, or to a customer's groups, waiting until this one ends. */
const lockGroup = (tx: Db, groupId: string): Promise<unknown> =>
  tx.select().from(freeGroupsTable).where(eq(freeGroupsTable.groupId, groupId)).for('update')

// Weaker than `update`, which a login of the same customer would have to wait for.
const lockStarter = (tx: Db, userId: number): Promise<unknown> =>
  tx.select().from(users).where(eq(users.userId, userId)).for('no key update')

/** A group by its id; undefined for one that does not exist. */
export async function findGroup(db: Db, groupId: string): Promise<GroupRow | undefined> {
  const [row] = await db.select().from(freeGroupsTable).where(eq(freeGroupsTable.groupId, groupId))
  return row
}

/** The members of a group, in the order in which they came. */
export const membersOf = (db: Db, groupId: string) =>
  db.select().from(freeMembers).where(eq(freeMembers.groupId, groupId)).orderBy(asc(freeMembers.joinedAt))

/** The open group of an item that a customer has started; undefined without one. */
export async function openGroupOf(db: Db, userId: number, itemId: string, now: Date): Promise<GroupRow | undefined> {
  const isOwn = and(eq(freeGroupsTable.starterId, userId), eq(freeGroupsTable.itemId, itemId))
  const isOpen = and(isNull(freeGroupsTable.fullAt), gt(freeGroupsTable.endsAt, now))
  const [row] = await db.select().from(freeGroupsTable).where(and(isOwn, isOpen))
  return row
}

/** Starts a group inside the caller's transaction; an open one of the same item is answered again. */
export async function startGroup(
  tx: Db,
  { userId, item, now }: { userId: number; item: FreeItem; now: Date },
): Promise<GroupRow | { refused: 'GOODS_TAKEN' }> {
  const { itemId, size } = item
  await lockStarter(tx, userId)
  const open = await openGroupOf(tx, userId, itemId, now)
  if (open) return open
  if (await hasGoods(tx, userId, itemId)) return { refused: 'GOODS_TAKEN' }
  const group: GroupRow = {
    groupId: serialNumber(now),
    itemId,
    starterId: userId,
    size,
    startedAt: now,
    endsAt: new Date(now.getTime() + GROUP_MS),
    fullAt: null,
  }
  await tx.insert(freeGroupsTable).values(group)
  await tx.insert(freeMembers).values({ groupId: group.groupId, userId, joinedAt: now })
  return group
}

/** Joins a group inside the caller's transaction; the last member brings the goods to all of them. */
export async function joinGroup(
  tx: Db,
  { userId, groupId, now }: { userId: number; groupId: string; now: Date },
): Promise<GroupRow | { refused: JoinRefusal | 'GROUP_UNKNOWN' }> {
  await lockGroup(tx, groupId)
  const group = await findGroup(tx, groupId)
  const item = group && freeItemOf(group.itemId)
  if (!group || !item) return { refused: 'GROUP_UNKNOWN' }
  const members = await membersOf(tx, groupId)
  const isMember = members.some((member) => member.userId === userId)
  const refused = joinRefusal({
    state: groupState(group, now),
    standing: group.starterId === userId ? 'started' : isMember ? 'joined' : 'none',
    hasGoods: await hasGoods(tx, userId, group.itemId),
  })
  if (refused) return { refused }
  await tx.insert(freeMembers).values({ groupId, userId, joinedAt: now })
  if (members.length + 1 < group.size) return group
  await tx.update(freeGroupsTable).set({ fullAt: now }).where(eq(freeGroupsTable.groupId, groupId))
  await deliver(tx, { groupId, item, userIds: [...members.map((member) => member.userId), userId], now })
  return { ...group, fullAt: now }
}
