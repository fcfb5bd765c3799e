import type { WithdrawStatus } from '@/contract/wallet/withdraw'

/** How a status looks. A status that this build does not know is one whose end is not known yet. */
export type StateLook = 'moving' | 'waiting' | 'done' | 'failed'

const looks = new Map<string, StateLook>([
  ['submitted', 'moving'],
  ['processing', 'moving'],
  ['to_confirm', 'waiting'],
  ['paid', 'done'],
  ['returned', 'failed'],
  ['expired', 'failed'],
] satisfies [WithdrawStatus, StateLook][])

/** The look of a status, also of one that the server has added since. */
export const lookOf = (status: string): StateLook => looks.get(status) ?? 'moving'

/** Whether a withdrawal has not ended yet, so that its status may change. */
export const isMoving = (status: string): boolean => lookOf(status) === 'moving' || lookOf(status) === 'waiting'

/** The status as this build has words for it. */
export const knownStatus = (status: string): WithdrawStatus =>
  looks.has(status) ? (status as WithdrawStatus) : 'processing'

const FAST_UNTIL = 60_000
const DEADLINE = 15 * 60_000

/** Wait before a withdrawal is asked about again, in milliseconds: 3 s in the first minute, 20 s up to 15 minutes, then none. */
export function askDelay(elapsedMs: number): number | undefined {
  if (elapsedMs < FAST_UNTIL) return 3_000
  return elapsedMs < DEADLINE ? 20_000 : undefined
}
