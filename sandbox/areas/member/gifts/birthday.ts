import { formatted, monthsAfter, startOfMonth } from '../../../beijing'

/** The month of a birthday `yyyy-MM-dd` in a year, in Beijing. The day does not count, so that 29 February has its month in every year. */
function monthIn(year: number, birthday: string): { year: number; from: Date; until: Date } {
  const from = startOfMonth(`${year}-${birthday.slice(5, 7)}`)
  return { year, from, until: monthsAfter(from, 1) }
}

/** The month in which a birthday gift is given: this year's, or next year's where this one is over. */
export function birthdayMonth(birthday: string, now: Date): { year: number; from: Date; until: Date } {
  const year = Number(formatted(now, 'yyyy'))
  const thisYear = monthIn(year, birthday)
  return thisYear.until > now ? thisYear : monthIn(year + 1, birthday)
}

/** When the next such month begins; one that has begun is over for this. */
export function nextBirthdayMonth(birthday: string, now: Date): Date {
  const { year, from } = birthdayMonth(birthday, now)
  return from > now ? from : monthIn(year + 1, birthday).from
}
