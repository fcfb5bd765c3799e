import { isDay } from './calendar'
import { formatDate } from './date'

/** Chinese identity numbers of eighteen characters (GB 11643-1999): region, birthday, order, and a check character. */

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkCharacters = '10X98765432'

/** The check character of the first seventeen digits. */
const checkOf = (digits: string): string =>
  checkCharacters.charAt(weights.reduce((sum, weight, at) => sum + weight * Number(digits.charAt(at)), 0) % 11)

/** The number as it is written on a card: without spaces, its X in upper case. */
const compact = (text: string): string => text.replace(/\s/g, '').toUpperCase()

/** The day `yyyy-MM-dd`, if the calendar has it. */
function dayOf(year: string, month: string, day: string): string {
  const text = `${year}-${month}-${day}`
  return isDay(text) ? text : ''
}

/** The birthday in a number of eighteen characters as `yyyy-MM-dd`; empty where there is none or the calendar lacks it. Takes spaces. */
export function birthdayOf(text: string): string {
  const [, year = '', month = '', day = ''] = /^\d{6}((?:19|20)\d\d)(\d\d)(\d\d)\d{3}[\dX]$/.exec(compact(text)) ?? []
  return dayOf(year, month, day)
}

/** Whether it is a number that can exist: its shape, its birthday and its check character (GB 11643). A lower-case x and spaces are taken. */
export function isIdNumber(text: string): boolean {
  const number = compact(text)
  return number.charAt(0) !== '0' && birthdayOf(number) !== '' && checkOf(number) === number.charAt(17)
}

/**
 * Full years that the holder of a number has lived at a moment, in milliseconds since the epoch; the day is counted in Beijing, and a
 * year is full on the birthday itself (29 February: on 1 March of a common year). `NaN` where the number has no birthday.
 */
export function ageAt(text: string, ms: number): number {
  const birthday = birthdayOf(text)
  if (birthday === '') return Number.NaN
  const today = formatDate(ms, 'yyyy-MM-dd')
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}
