import type { Fen } from '@/contract/endpoint'
import { dayMs } from '../../beijing'

/** How long a bonus and a rebate can be withdrawn. */
export const BONUS_MS = 90 * dayMs

export const REBATE_MS = 365 * dayMs

/** Money that comes back can be withdrawn at least this long. */
export const KEPT_MS = 7 * dayMs

/** What ends within this time is announced as ending soon. */
export const SOON_MS = 30 * dayMs

/** A lot as far as spending it is concerned. */
export interface LotFacts {
  lotId: number
  left: Fen
  endsAt: Date
}

/**
 * What is taken from which lot: what ends first is spent first, and of two that end together the older one. Throws RangeError where the lots
 * hold less than the amount.
 */
export function partsOf(lots: readonly LotFacts[], amount: Fen): { lotId: number; amount: Fen }[] {
  const sorted = [...lots].sort((a, b) => a.endsAt.getTime() - b.endsAt.getTime() || a.lotId - b.lotId)
  const parts: { lotId: number; amount: Fen }[] = []
  let missing = amount
  for (const { lotId, left } of sorted) {
    const taken = Math.min(left, missing)
    if (taken > 0) parts.push({ lotId, amount: taken })
    missing -= taken
  }
  if (missing > 0) throw new RangeError(`the lots hold ${missing} less than ${amount}`)
  return parts
}

/** When what is left of a lot ends once money has come back to it. */
export const endAfterReturn = (endsAt: Date, now: Date): Date =>
  new Date(Math.max(endsAt.getTime(), now.getTime() + KEPT_MS))

/** What of a wallet ends within 30 days, and what ends next: all that ends at that moment; absent where nothing is left. */
export function endingNext(lots: readonly LotFacts[], now: Date): { soon: Fen; next?: { amount: Fen; time: number } } {
  const sumOf = (some: readonly LotFacts[]) => some.reduce((sum, { left }) => sum + left, 0)
  const held = lots.filter(({ left }) => left > 0)
  if (held.length === 0) return { soon: 0 }
  const time = Math.min(...held.map(({ endsAt }) => endsAt.getTime()))
  const soon = sumOf(held.filter(({ endsAt }) => endsAt.getTime() <= now.getTime() + SOON_MS))
  return { soon, next: { amount: sumOf(held.filter(({ endsAt }) => endsAt.getTime() === time)), time } }
}
