import type { Fen } from '@/contract/endpoint'

/** What the server says that a plan costs. */
export interface PlanAmounts {
  /** What is paid now. */
  today: Fen
  /** What the same term costs without the offer; 0 where the server names none. */
  usual: Fen
  /** What each further term costs; absent where nothing is charged again. */
  renewal?: Fen
}

/** What a plan costs and saves, as every screen tells it; amounts in fen. */
export interface Pricing {
  today: Fen
  /** The price that the saving is compared with; undefined where it is not higher than today's, so that nothing is struck through. */
  usual: Fen | undefined
  /** What one pays less today than the usual price of the same term; 0 where that is nothing. */
  saved: Fen
  /** What is paid for each further term; undefined where nothing is charged again. */
  renewal: Fen | undefined
}

/**
 * What one pays today, what each renewal costs, and what one saves today compared with the usual price. A renewal is no part of the saving:
 * it costs another price, and it may be stopped before it.
 */
export function pricingOf({ today, usual, renewal }: PlanAmounts): Pricing {
  const saved = Math.max(0, usual - today)
  return { today, usual: saved > 0 ? usual : undefined, saved, renewal }
}
