import { median } from '@tests/floor/measuring'
import { textTable } from '../../config/textTable'

/** What a read may take, as a median in milliseconds. */
export const LIMIT_MS = 50

/** How one read was answered, and how long each of its answers took. */
export interface ReadTimes {
  name: string
  /** The code of its answer: a refusal is measured as well, and says less. */
  code: string
  ms: readonly number[]
}

/** The reads with their medians, the slowest first, and below them those above the limit. */
export function timesTable(reads: readonly ReadTimes[]): string {
  const rows = reads
    .map(({ name, code, ms }) => ({ name, code, middle: median(ms) }))
    .sort((one, other) => other.middle - one.middle)
  const lines = rows.map(({ name, code, middle }) => [name, middle.toFixed(1), code === '000000' ? '' : code])
  const slow = rows.filter(({ middle }) => middle > LIMIT_MS)
  const names = slow.map(({ name, middle }) => `${name} ${Math.round(middle)}`).join(', ')
  const above = slow.length ? `: ${names}` : ''
  return `${textTable([['read', 'ms', 'refused'], ...lines])}\n\n${slow.length} of ${rows.length} above ${LIMIT_MS} ms${above}`
}
