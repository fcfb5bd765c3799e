import type { Finding } from '../check'

const second = 1_000
const hour = 3_600_000
/** A moment before 1973 in milliseconds is one of our days in seconds. */
const firstMs = 100_000_000_000
/** How far two clocks may be apart. */
const tolerance = 120 * second
/** How far Beijing is ahead of UTC. */
const beijing = 8 * hour

/** Names of moments that have passed when a server tells them. */
const passed =
  /^(?:now|createdAt|createdTime|paidAt|receivedAt|receivedTime|changedAt|refundedAt|usedTime|takenTime|grantedAt|reportTime|unpaidOrderCreateTime|lastSeenTime)$/

/** Names of moments that are those of the answer itself. */
const fresh = /^now$/

/**
 * What is wrong with moments of an answer.
 * @param moments pairs of the field's path and its value
 * @param date the server's clock when it answered, by its header, in milliseconds since the epoch
 * @param isFresh whether a field was made by the call just before, besides those that always are
 */
export function momentFindings(
  moments: readonly (readonly [string, unknown])[],
  date: number | undefined,
  isFresh: (field: string) => boolean = () => false,
): Finding[] {
  const found = moments.flatMap(([field, value]) => {
    const problem = momentProblem(field, value, date, isFresh(field))
    return problem ? [[`${field}: ${problem}`, problem] as const] : []
  })
  return [...new Map(found)].map(([text]) => ({
    found: text,
    shows: 'wrong dates and times of day, and countdowns that end at another moment',
  }))
}

function momentProblem(
  field: string,
  value: unknown,
  date: number | undefined,
  isMadeNow: boolean,
): string | undefined {
  const name = field.split('.').at(-1) ?? field
  if (typeof value === 'string')
    return `the text ${JSON.stringify(value)}, and a moment is the milliseconds since the epoch`
  if (typeof value !== 'number' || value === 0) return undefined
  if (value < firstMs) return `${value} is in seconds, and a moment is in milliseconds`
  if (date === undefined) return undefined
  const apart = value - date
  if (isMadeNow || fresh.test(name)) return Math.abs(apart) > tolerance ? offBy(apart) : undefined
  return passed.test(name) && apart > tolerance ? offBy(apart) : undefined
}

function offBy(apart: number): string {
  const isLocal = Math.abs(Math.abs(apart) - beijing) <= tolerance || (apart > 0 && apart <= beijing)
  const side = apart > 0 ? 'ahead of' : 'behind'
  const size = `${(Math.abs(apart) / hour).toFixed(1)} h ${side} the answer's own Date`
  return isLocal ? `local time: ${size}, as if Beijing's time of day were UTC` : size
}

/** The values at a path of names, of which `[]` stands for all rows. */
export function valuesAt(data: unknown, at: readonly string[]): unknown[] {
  const [name, ...rest] = at
  if (name === undefined) return data === undefined ? [] : [data]
  if (name === '[]') return Array.isArray(data) ? data.flatMap((row) => valuesAt(row, rest)) : []
  return typeof data === 'object' && data !== null ? valuesAt((data as Record<string, unknown>)[name], rest) : []
}
