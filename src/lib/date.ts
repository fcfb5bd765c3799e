/**
 * Days, months and times of day as Beijing counts them, whatever the zone of the device or of the server: a customer reads the same day
 * everywhere, and a term ends for both at the same moment.
 */

/** How far Beijing is ahead of UTC, in milliseconds; it has no summer time. */
export const beijingOffset = 8 * 3_600_000

/** A date whose UTC parts are what calendars and clocks in Beijing show at a time in milliseconds. */
const beijingAt = (ms: number): Date => new Date(ms + beijingOffset)

function digits(value: number, width: number): string {
  return String(value).padStart(width, '0')
}

/**
 * A time in milliseconds since 1970, formatted in Beijing time. The pattern may contain `yyyy MM dd HH mm ss` (24 hours); everything else
 * in it is kept. A time that is not a date gives an empty text.
 */
export function formatDate(ms: number, pattern: string): string {
  const beijing = beijingAt(ms)
  if (Number.isNaN(beijing.getTime())) return ''
  const parts: Record<string, string> = {
    yyyy: digits(beijing.getUTCFullYear(), 4),
    MM: digits(beijing.getUTCMonth() + 1, 2),
    dd: digits(beijing.getUTCDate(), 2),
    HH: digits(beijing.getUTCHours(), 2),
    mm: digits(beijing.getUTCMinutes(), 2),
    ss: digits(beijing.getUTCSeconds(), 2),
  }
  return pattern.replace(/yyyy|MM|dd|HH|mm|ss/g, (token) => parts[token] ?? token)
}

/** Whether the calendar has a day `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : Number.NaN)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/**
 * Milliseconds left, as texts of at least two digits; hours may exceed 99. A started second counts as a whole one, so that the clock shows
 * zero at the moment when the time is over, and never earlier.
 */
export function countdown(msLeft: number): { hours: string; minutes: string; seconds: string } {
  const total = msLeft > 0 ? Math.ceil(msLeft / 1000) : 0
  return {
    hours: digits(Math.floor(total / 3600), 2),
    minutes: digits(Math.floor(total / 60) % 60, 2),
    seconds: digits(total % 60, 2),
  }
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
