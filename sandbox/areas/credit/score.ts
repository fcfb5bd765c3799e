import type { ScoreFactor } from '@/contract/credit'

/** What the score is computed from, counted at the day of the score. */
export interface Facts {
  /** The subsidy account is open; without it there is no score. */
  isOpen: boolean
  paidOrders: number
  refundedOrders: number
  boundCards: number
  isMember: boolean
  /** Whole months since the account was made. */
  months: number
}

export const MINIMUM = 350

export const MAXIMUM = 950

const START = 550

/** From this score on a customer is matched with a provider of funds. */
export const MATCHED_FROM = 620

type FactorId = 'orders' | 'refunds' | 'cards' | 'member' | 'age'

export interface Factor extends Pick<ScoreFactor, 'effect' | 'points'> {
  factorId: FactorId
}

/** What moves the score of these facts, the strongest first. */
export function factorsOf({ paidOrders, refundedOrders, boundCards, isMember, months }: Facts): Factor[] {
  const points: Record<FactorId, number> = {
    orders: Math.min(paidOrders, 10) * 15,
    refunds: Math.min(refundedOrders, 5) * -20,
    cards: Math.min(boundCards, 2) * 25,
    member: isMember ? 40 : 0,
    age: Math.min(months, 24) * 2,
  }
  return (Object.entries(points) as [FactorId, number][])
    .filter(([, moved]) => moved !== 0)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .map(([factorId, moved]) => ({ factorId, effect: moved > 0 ? 'up' : 'down', points: Math.abs(moved) }))
}

/** The score of these facts; undefined where there is none. */
export function scoreOf(facts: Facts): number | undefined {
  if (!facts.isOpen) return undefined
  const moved = factorsOf(facts).reduce((sum, { effect, points }) => sum + (effect === 'up' ? points : -points), 0)
  return Math.min(MAXIMUM, Math.max(MINIMUM, START + moved))
}

export type Level = 'low' | 'fair' | 'good' | 'excellent'

/** The range of a score. */
export function levelOf(score: number): Level {
  if (score < 550) return 'low'
  if (score < 650) return 'fair'
  return score < 750 ? 'good' : 'excellent'
}

/** Offer for a score from `MATCHED_FROM` on: the amount in fen, and the yearly rate in hundredths of a percent. */
export const offerFor = (score: number): { amount: number; rate: number } => ({
  amount: Math.floor((score - MATCHED_FROM) / 10) * 100_000 + 500_000,
  rate: score >= 750 ? 960 : 1_280,
})
