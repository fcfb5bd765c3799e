/** Days and months as Beijing counts them, which has no summer time. */

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

const offsetMs = 8 * hourMs

const sinceMidnight = (now: Date): number => (now.getTime() + offsetMs) % dayMs

/** The hour of the day with its fraction, from 0 to below 24. */
export const hourOf = (now: Date): number => sinceMidnight(now) / hourMs

/** When this day began, in milliseconds since the epoch. */
export const dayStart = (now: Date): number => now.getTime() - sinceMidnight(now)

/** The first moment of this month. */
export function monthStart(now: Date): Date {
  const beijing = new Date(now.getTime() + offsetMs)
  return new Date(Date.UTC(beijing.getUTCFullYear(), beijing.getUTCMonth(), 1) - offsetMs)
}

const beijingText = (now: Date): string => new Date(now.getTime() + offsetMs).toISOString()

/** A day as `yyyy-MM-dd`. */
export const dateOf = (now: Date): string => beijingText(now).slice(0, 10)

/** A moment as `yyyy-MM-dd HH:mm:ss`. */
export const momentOf = (now: Date): string => beijingText(now).slice(0, 19).replace('T', ' ')
