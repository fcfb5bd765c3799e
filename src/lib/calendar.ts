/**
 * Days and months as Beijing counts them, whatever the zone of the device or of the server: a term ends for both at the same moment. The main
 * package of a mini-program writes dates and counts none, so that this is not in `date.ts`.
 */
import { beijingAt, beijingOffset } from './date'

/** Whether the calendar has a day `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : Number.NaN)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/**
 * The same day and time of day in Beijing `months` later, in milliseconds; a day that the month lacks becomes its last one
 * (31 January + 1 = 28 or 29 February). Always count from the first date: adding month by month would lose the 31st.
 */
export function addMonths(ms: number, months: number): number {
  const beijing = beijingAt(ms)
  const month = beijing.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(beijing.getUTCFullYear(), month + 1, 0)).getUTCDate()
  return beijing.setUTCMonth(month, Math.min(beijing.getUTCDate(), lastDay)) - beijingOffset
}
