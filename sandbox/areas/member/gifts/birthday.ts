import { dayMs, monthStart } from '../../../beijing'

/** The first moment of a month in Beijing. @param month from 1 */
const startOf = (year: number, month: number): Date => monthStart(new Date(Date.UTC(year, month - 1, 2)))

/** The year in Beijing. */
const yearOf = (now: Date): number => new Date(monthStart(now).getTime() + dayMs).getUTCFullYear()

/**
 * The month in which a birthday gift is given, in Beijing: this year's, or next year's where this one is over.
 * @param birthday `MM-dd`
 */
export function birthdayWindow(birthday: string, now: Date): { year: number; from: Date; until: Date } {
  const month = Number(birthday.slice(0, 2))
  const inYear = (year: number) => ({ year, from: startOf(year, month), until: startOf(year, month + 1) })
  const thisYear = inYear(yearOf(now))
  return thisYear.until > now ? thisYear : inYear(thisYear.year + 1)
}
