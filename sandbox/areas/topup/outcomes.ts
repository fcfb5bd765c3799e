import type { Fen } from '@/contract/endpoint'

/** How long an operator takes to credit a number, and a slow one. */
export const USUAL_MS = 3_000

const SLOW_MS = 60_000

/** How long the money of a refused top-up takes to be back where it came from. */
export const REFUND_MS = 3_000

/** What a number in arrears owes. */
const ARREARS: Fen = 3_650

/** How an operator ends a top-up: numbers that end in 4444 are closed and refused. */
export const topupOutcome = (mobile: string): 'arrived' | 'refused' => (mobile.endsWith('4444') ? 'refused' : 'arrived')

/** How long a top-up takes: a minute for numbers that end in 9999. */
export const topupMs = (mobile: string): number => (mobile.endsWith('9999') ? SLOW_MS : USUAL_MS)

/** What a number owes: those that end in 0000 are in arrears. */
export const arrearsOf = (mobile: string): Fen => (mobile.endsWith('0000') ? ARREARS : 0)
