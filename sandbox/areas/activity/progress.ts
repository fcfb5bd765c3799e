import { and, eq, gte, isNotNull } from 'drizzle-orm'
import type { Whole } from '@/contract/endpoint'
import type { Db } from '../../db/client'
import type { User } from '../../user'
import { orders } from '../order/tables'
import { users } from '../session/tables'

/** What the sandbox knows of a customer's doings, in numbers; with `since`, only what was done from then on. */

/** Orders that were paid. */
export async function paidOrders(db: Db, { userId }: Pick<User, 'userId'>, since?: Date): Promise<Whole> {
  const isPaid = since ? gte(orders.paidAt, since) : isNotNull(orders.paidAt)
  return db.$count(orders, and(eq(orders.userId, userId), isPaid))
}

/** Friends who signed up by the customer's link. */
export async function invitedFriends(db: Db, { userId }: Pick<User, 'userId'>, since?: Date): Promise<Whole> {
  const isFriend = eq(users.inviterUserId, userId)
  return db.$count(users, since ? and(isFriend, gte(users.createdAt, since)) : isFriend)
}
