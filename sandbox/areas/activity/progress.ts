import { and, count, eq, gte, isNotNull } from 'drizzle-orm'
import type { Whole } from '@/contract/endpoint'
import type { Db } from '../../db/client'
import type { User } from '../../user'
import { orders } from '../order/tables'
import { users } from '../session/tables'

/** What the sandbox knows of a customer's doings, in numbers; with `since`, only what was done from then on. */

/** Orders that were paid. */
export async function paidOrders(db: Db, { userId }: Pick<User, 'userId'>, since?: Date): Promise<Whole> {
  const isPaid = since ? gte(orders.paidAt, since) : isNotNull(orders.paidAt)
  const [row] = await db
    .select({ number: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), isPaid))
  return row?.number ?? 0
}

/** Friends who signed up by the customer's link. */
export async function invitedFriends(db: Db, { userId }: Pick<User, 'userId'>, since?: Date): Promise<Whole> {
  const isFriend = eq(users.inviterUserId, userId)
  const [row] = await db
    .select({ number: count() })
    .from(users)
    .where(since ? and(isFriend, gte(users.createdAt, since)) : isFriend)
  return row?.number ?? 0
}
