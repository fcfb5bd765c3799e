import { randomInt } from 'node:crypto'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Challenge, ChallengeAction } from '@/contract/identity/face'
import type { Db } from '../../db/client'
import { serialNumber } from '../../serialNumber'
import { identityOrders } from './tables'

export type IdentityOrder = typeof identityOrders.$inferSelect
export type OrderKind = IdentityOrder['kind']

/** Every sequence of the challenges. */
const sequences: readonly (readonly ChallengeAction[])[] = [
  ['blink', 'nod', 'read'],
  ['blink', 'read', 'nod'],
  ['nod', 'blink', 'read'],
  ['nod', 'read', 'blink'],
  ['read', 'blink', 'nod'],
  ['read', 'nod', 'blink'],
]

const seconds: Record<ChallengeAction, number> = { blink: 2, nod: 2, read: 3 }

/** A sequence of challenges by chance, another one than the last: a recording for one order does not serve the next. */
export function newChallenges(last: readonly Challenge[] = []): Challenge[] {
  const before = last.map(({ action }) => action).join()
  const others = sequences.filter((sequence) => sequence.join() !== before)
  const sequence = others[randomInt(others.length)] ?? []
  return sequence.map((action) => ({
    action,
    seconds: seconds[action],
    digits: action === 'read' ? String(randomInt(10_000)).padStart(4, '0') : '',
  }))
}

const ofKind = (userId: number, kind: OrderKind) =>
  and(eq(identityOrders.userId, userId), eq(identityOrders.kind, kind))

/** The open order of this kind, made now if there was none (U6). */
export async function openOrder(db: Db, of: { userId: number; kind: OrderKind; now: Date }): Promise<IdentityOrder> {
  const { userId, kind, now } = of
  const open = await findUnconfirmed(db, userId, kind)
  if (open) return open
  const challenges = kind === 'face' ? newChallenges(await lastChallenges(db, userId)) : null
  await db
    .insert(identityOrders)
    .values({ orderId: `I${serialNumber(now)}`, userId, kind, challenges, createdAt: now })
    .onConflictDoNothing()
  // Of two calls at the same time, the second gets the order of the first.
  const made = await findUnconfirmed(db, userId, kind)
  if (!made) throw new Error(`no open ${kind} order was made`)
  return made
}

export async function findUnconfirmed(db: Db, userId: number, kind: OrderKind): Promise<IdentityOrder | undefined> {
  const [order] = await db
    .select()
    .from(identityOrders)
    .where(and(ofKind(userId, kind), isNull(identityOrders.doneAt)))
  return order
}

/** An order of this customer and kind, open or done; customers cannot use each other’s (U5). */
export async function findOrder(
  db: Db,
  by: { orderId: string; userId: number; kind: OrderKind },
): Promise<IdentityOrder | undefined> {
  const [order] = await db
    .select()
    .from(identityOrders)
    .where(and(eq(identityOrders.orderId, by.orderId), ofKind(by.userId, by.kind)))
  return order
}

/** Writes something to an order. */
export const changeOrder = (
  tx: Db,
  orderId: string,
  change: Partial<Pick<IdentityOrder, 'front' | 'back' | 'corrected' | 'facePictureAt' | 'doneAt'>>,
) => tx.update(identityOrders).set(change).where(eq(identityOrders.orderId, orderId))

/** When the newest finished order of this kind was finished. */
export async function lastDone(db: Db, userId: number, kind: OrderKind): Promise<Date | undefined> {
  const [last] = await db
    .select({ doneAt: identityOrders.doneAt })
    .from(identityOrders)
    .where(and(ofKind(userId, kind), isNotNull(identityOrders.doneAt)))
    .orderBy(desc(identityOrders.doneAt))
    .limit(1)
  return last?.doneAt ?? undefined
}

async function lastChallenges(db: Db, userId: number): Promise<Challenge[] | undefined> {
  const [last] = await db
    .select()
    .from(identityOrders)
    .where(ofKind(userId, 'face'))
    .orderBy(desc(identityOrders.createdAt))
    .limit(1)
  return last?.challenges ?? undefined
}
