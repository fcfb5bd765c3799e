import { addMonths } from '@/lib/calendar'
import { beijingOffset, formatDate } from '@/lib/date'

/** Days and months as Beijing counts them, whatever the zone of the server. All that the sandbox counts by the calendar is counted here. */

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

const sinceMidnight = (now: Date): number => (now.getTime() + beijingOffset) % dayMs

/** The hour of the day with its fraction, from 0 to below 24. */
export const hourOf = (now: Date): number => sinceMidnight(now) / hourMs

/** When this day began, in milliseconds since the epoch. */
export const dayStart = (now: Date): number => now.getTime() - sinceMidnight(now)

/** 1970 began on a Thursday; weeks begin on Monday. */
const mondayOffset = 3

/** The first moment of this week. */
export function weekStart(now: Date): Date {
  const weekday = (Math.floor((now.getTime() + beijingOffset) / dayMs) + mondayOffset) % 7
  return new Date(dayStart(now) - weekday * dayMs)
}

/** A moment by a pattern of `yyyy MM dd HH mm ss`. */
export const formatted = (now: Date, pattern: string): string => formatDate(now.getTime(), pattern)

/** A day as `yyyy-MM-dd`. */
export const dateOf = (now: Date): string => formatted(now, 'yyyy-MM-dd')

/** A moment as `yyyy-MM-dd HH:mm:ss`. */
export const momentOf = (now: Date): string => formatted(now, 'yyyy-MM-dd HH:mm:ss')

/** The first moment of a month `yyyy-MM`. */
export const startOfMonth = (month: string): Date => new Date(`${month}-01T00:00:00+08:00`)

/** The first moment of this month. */
export const monthStart = (now: Date): Date => startOfMonth(formatted(now, 'yyyy-MM'))

/**
 * The same day and time of day so many months later; a day that the month lacks becomes its last one. Always count from the first date:
 * adding month by month would lose the 31st.
 */
export const monthsAfter = (from: Date, months: number): Date => new Date(addMonths(from.getTime(), months))
