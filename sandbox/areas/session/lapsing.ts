import { inArray } from 'drizzle-orm'
import { dateOf, dayMs } from '../../beijing'
import type { Db } from '../../db/client'
import type { Text } from '../../language'
import { sendNotice } from './notices'
import { smsMessages } from './tables'

/** How long before its end a customer is reminded of money and of coupons. */
export const REMIND_MS = 3 * dayMs

/** Something of a customer that ends. */
interface Ending {
  userId: number
  endsAt: Date
}

interface Lapsing<T extends Ending> {
  /** Names the kind in what is kept of a reminder. */
  kind: 'money' | 'coupons' | 'packets'
  ending: readonly T[]
  text(rows: readonly T[], day: string): Text
  now: Date
}

/**
 * Tells each customer of what ends, in one message for each day on which something of this kind ends, once. Any number of processes may run it.
 */
export async function remindOfEnds<T extends Ending>(db: Db, { kind, ending, text, now }: Lapsing<T>): Promise<void> {
  if (ending.length === 0) return
  const groups = new Map<string, { userId: number; day: string; rows: T[] }>()
  for (const row of ending) {
    const { userId, endsAt } = row
    const day = dateOf(endsAt)
    const key = `${kind}-${userId}-${day}`
    groups.set(key, { userId, day, rows: [...(groups.get(key)?.rows ?? []), row] })
  }
  const sent = await db
    .select({ onceKey: smsMessages.onceKey })
    .from(smsMessages)
    .where(inArray(smsMessages.onceKey, [...groups.keys()]))
  const known = new Set(sent.map(({ onceKey }) => onceKey))
  for (const [onceKey, { userId, day, rows }] of groups) {
    if (!known.has(onceKey)) await sendNotice(db, { userId, scene: 'lapsing', text: text(rows, day), now, onceKey })
  }
}
