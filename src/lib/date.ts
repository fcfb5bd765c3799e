function digits(value: number, width: number): string {
  return String(value).padStart(width, '0')
}

/**
 * A time in milliseconds since 1970, formatted in the device's time zone. The pattern may contain `yyyy MM dd HH mm ss` (24 hours);
 * everything else in it is kept. A time that is not a date gives an empty text.
 */
export function formatDate(ms: number, pattern: string): string {
  const date = new Date(ms)
  if (Number.isNaN(date.getTime())) return ''
  const parts: Record<string, string> = {
    yyyy: digits(date.getFullYear(), 4),
    MM: digits(date.getMonth() + 1, 2),
    dd: digits(date.getDate(), 2),
    HH: digits(date.getHours(), 2),
    mm: digits(date.getMinutes(), 2),
    ss: digits(date.getSeconds(), 2),
  }
  return pattern.replace(/yyyy|MM|dd|HH|mm|ss/g, (token) => parts[token] ?? token)
}

/** Device time as 14 digits, `yyyyMMddHHmmss` with 24 hours. */
export function timestamp14(date: Date): string {
  return formatDate(date.getTime(), 'yyyyMMddHHmmss')
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
 * The same day and time of day `months` later, in milliseconds; a day that the month lacks becomes its last one
 * (31 January + 1 = 28 or 29 February). Always count from the first date: adding month by month would lose the 31st.
 */
export function addMonths(ms: number, months: number): number {
  const date = new Date(ms)
  const day = date.getDate()
  date.setDate(1)
  date.setMonth(date.getMonth() + months)
  const lastDay = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate()
  date.setDate(Math.min(day, lastDay))
  return date.getTime()
}
