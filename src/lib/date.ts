/**
 * Days and times of day as Beijing's clocks show them, whatever the zone of the device or of the server: a customer reads the same day
 * everywhere. How days and months are counted is in `calendar.ts`.
 */

/** How far Beijing is ahead of UTC, in milliseconds; it has no summer time. */
export const beijingOffset = 8 * 3_600_000

/** A date whose UTC parts are what calendars and clocks in Beijing show at a time in milliseconds. */
export const beijingAt = (ms: number): Date => new Date(ms + beijingOffset)

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
