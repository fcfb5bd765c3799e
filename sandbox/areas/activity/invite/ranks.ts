import type { RankingPeriod } from '@/contract/activity/invite'
import type { Whole } from '@/contract/endpoint'
import { monthStart, weekStart } from '../../../beijing'

/** How many places the ranking shows. */
export const RANKED = 10

/** A customer with the friends that count. */
interface Counted {
  userId: number
  friends: Whole
}

/** The customers with their places, most friends first: as many friends are the same place, and the places after it are left out. */
export function ranked<Row extends Counted>(rows: readonly Row[]): (Row & { place: Whole })[] {
  const sorted = [...rows].sort((a, b) => b.friends - a.friends || a.userId - b.userId)
  return sorted.map((row) => ({ ...row, place: sorted.findIndex(({ friends }) => friends === row.friends) + 1 }))
}

const EPOCH = new Date(0)

/** Since when friends count, by the days of Beijing. */
export function periodStart(period: RankingPeriod, now: Date): Date {
  if (period === 'all') return EPOCH
  if (period === 'month') return monthStart(now)
  return weekStart(now)
}
