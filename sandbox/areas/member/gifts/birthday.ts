import { formatted, monthsAfter, startOfMonth } from '../../../beijing'

/**
 * The month in which a birthday gift is given, in Beijing: this year's, or next year's where this one is over.
 * @param birthday `MM-dd`
 */
export function birthdayWindow(birthday: string, now: Date): { year: number; from: Date; until: Date } {
  const inYear = (year: number) => {
    const from = startOfMonth(`${year}-${birthday.slice(0, 2)}`)
    return { year, from, until: monthsAfter(from, 1) }
  }
  const thisYear = inYear(Number(formatted(now, 'yyyy')))
  return thisYear.until > now ? thisYear : inYear(thisYear.year + 1)
}
