import { and, eq, isNotNull, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { dateOf, dayMs } from '../../beijing'
import type { Db } from '../../db/client'
import { someRow } from '../../due'
import type { Text } from '../../language'
import { sendNotice } from './notices'
import { smsMessages, users } from './tables'

/** How long before its end a customer is reminded of money and of coupons. */
export const REMIND_MS = 3 * dayMs

/** Something of a customer that ends. */
interface Ending {
  userId: number
  endsAt: Date
}

/** What ends; names it in what is kept of a reminder. */
type Kind = 'money' | 'coupons' | 'packets'

interface Lapsing<T extends Ending> {
  kind: Kind
  ending: readonly T[]
  text(rows: readonly T[], day: string): Text
  now: Date
}

/** A customer who can be told; another name than `users`, which a query of rows may read as well. */
const reader = alias(users, 'reader')

/**
 * A condition on rows that end: their customer has a number, and nothing was said yet of what ends on that day in Beijing. It names the reminder as
 * `remindOfEnds` does.
 */
export function isUntold(kind: Kind, { userId, endsAt }: Record<keyof Ending, SQLWrapper>): SQL | undefined {
  const day = sql`to_char(${endsAt} at time zone interval '8 hours', 'YYYY-MM-DD')`
  const onceKey = sql`${kind}::text || '-' || ${userId} || '-' || ${day}`
  const isTheirs = and(eq(reader.userId, userId), isNotNull(reader.mobile))
  const isReached = sql`exists (select 1 from ${users} as reader where ${isTheirs})`
  return and(isReached, not(someRow(smsMessages, eq(smsMessages.onceKey, onceKey))))
}

/**
 * Tells each customer of what ends, in one message for each day on which something of this kind ends, once. Any number of processes may run it.
 */
export async function remindOfEnds<T extends Ending>(db: Db, { kind, ending, text, now }: Lapsing<T>): Promise<void> {
  const groups = new Map<string, { userId: number; day: string; rows: T[] }>()
  for (const row of ending) {
    const { userId, endsAt } = row
    const day = dateOf(endsAt)
    const key = `${kind}-${userId}-${day}`
    groups.set(key, { userId, day, rows: [...(groups.get(key)?.rows ?? []), row] })
  }
  for (const [onceKey, { userId, day, rows }] of groups)
    await sendNotice(db, { userId, scene: 'lapsing', text: text(rows, day), now, onceKey })
}
