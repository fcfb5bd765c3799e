import type { Seeding } from '../../../area'
import { dayMs } from '../../../beijing'
import { plans } from './plans/plans'
import { activityMarks, activityTimes } from './tables'

/** What seeded people did in activities, by phone number: activity, item (empty: took part), kind, and what was received. */
const past: Readonly<
  Record<string, readonly [code: string, itemId: string, kind: 'joined' | 'visited' | 'received', amount: number][]>
> = {
  '13800138002': [
    ['spring', '', 'joined', 0],
    ['spring', 'first-come', 'received', 500],
    ['spring', 'carnival', 'visited', 0],
    ['tax-reduction', 'price-cut', 'visited', 0],
    ['tax-reduction', 'price-cut', 'received', 100],
  ],
  '13800138008': [
    ['spring', '', 'joined', 0],
    ['thanksgiving', '', 'joined', 0],
    ['thanksgiving', 'thanks-coupon', 'received', 900],
    ['tax-reduction', 'voucher', 'received', 200],
    ['welfare', 'welfare-coupon', 'received', 600],
    ['welfare', 'welfare-coins', 'received', 30],
  ],
}

/** The times of the activities, and customers at each point of them. */
export async function seedActivities({ db, now, people }: Seeding): Promise<void> {
  const at = (days: number) => new Date(now.getTime() + days * dayMs)
  const times = plans.map(({ code, days: [start, end] }) => ({ code, startTime: at(start), endTime: at(end) }))
  await db.insert(activityTimes).values(times)
  const marks = people.flatMap(({ userId, mobile }) =>
    (past[mobile] ?? []).map(([code, itemId, kind, amount]) => ({
      userId,
      code,
      itemId,
      kind,
      amount,
      markedAt: at(-1),
    })),
  )
  await db.insert(activityMarks).values(marks)
}
