import type { Fen } from '@/contract/endpoint'
import type { LimitUpLogRow } from '@/contract/rights/quota'

/** The quota of a customer who was never given a raise. */
export const BASE_QUOTA: Fen = 800_000
/** How a raise is decided, and when that is known. */
export interface Decided {
  decision: 'raised' | 'refused'
  decidedAt: Date
}

/** Where a raise stands. */
export const raiseStatus = ({ decision, decidedAt }: Decided, now: Date): LimitUpLogRow['status'] =>
  now < decidedAt ? 'in_review' : decision

/** The quota of a customer with these raises, in any order, each with what it adds. */
export const quotaWith = (raises: readonly (Decided & { amount: Fen })[], now: Date): Fen =>
  raises
    .filter((raise) => raiseStatus(raise, now) === 'raised')
    .reduce((quota, { amount }) => quota + amount, BASE_QUOTA)
