import { count, record } from '@/lib/parsers'
import { stored } from '@/platform/storage/stored'

/** What the customer can be reminded of: the next charge of a renewal, money and coupons that end, an order that has arrived. */
export type Reminder = 'renewal' | 'lapsing' | 'delivery'

/** How long a refused reminder is not asked for again, in milliseconds. */
const silence = 7 * 24 * 3_600_000

/** How far a refusal may lie ahead, in milliseconds: each answer of the server corrects its clock, also back. */
const correction = 60_000

const kept = stored('refusedReminders', (value) =>
  record<object, Record<Reminder, number>>(value, {}, { renewal: count, lapsing: count, delivery: count }),
)

/**
 * When each reminder was refused last, in milliseconds of the server. The refusal is that of the host's account, so that no logout takes it
 * back.
 */
export const refusedReminders = {
  /** Whether it was refused within seven days. A refusal that lies further ahead than a correction was noted by a clock that was wrong, and does not count. */
  has(reminder: Reminder, now: number): boolean {
    const refusedAt = kept.read()?.[reminder]
    return refusedAt !== undefined && refusedAt - now < correction && now - refusedAt < silence
  },
  add(reminder: Reminder, now: number): void {
    kept.write({ ...kept.read(), [reminder]: now })
  },
}
