import { eq } from 'drizzle-orm'
import { dayMs } from '../../../beijing'
import type { Db } from '../../../db/client'
import type { ActivityPeriod } from './states'
import { activityTimes } from './tables'

/** When an activity begins and ends; undefined for one that was never scheduled. */
export async function periodOf(db: Db, code: string): Promise<ActivityPeriod | undefined> {
  const [row] = await db.select().from(activityTimes).where(eq(activityTimes.code, code))
  return row
}

/** Keeps everything else that takes of this activity's stock or voucher waiting until the caller's transaction ends. */
export async function lockActivity(tx: Db, code: string): Promise<void> {
  await tx.select().from(activityTimes).where(eq(activityTimes.code, code)).for('update')
}

/** Periods that the sandbox's page offers; `closing` leaves time to watch an activity end. */
export const shifts = {
  coming: (now: number): [start: number, end: number] => [now + 2 * dayMs, now + 20 * dayMs],
  open: (now: number): [start: number, end: number] => [now - dayMs, now + 10 * dayMs],
  closing: (now: number): [start: number, end: number] => [now - dayMs, now + 60_000],
  ended: (now: number): [start: number, end: number] => [now - 20 * dayMs, now - 1_000],
} as const

export type Shift = keyof typeof shifts

export const isShift = (name: string): name is Shift => Object.keys(shifts).includes(name)

/** Moves an activity to another period, as an operator does. */
export async function moveActivity(db: Db, code: string, shift: Shift, now: Date): Promise<void> {
  const [start, end] = shifts[shift](now.getTime())
  await db
    .update(activityTimes)
    .set({ startTime: new Date(start), endTime: new Date(end) })
    .where(eq(activityTimes.code, code))
}
