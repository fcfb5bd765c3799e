import type { Whole } from '@/contract/endpoint'
import { monthsAfter } from '../../beijing'

/** A term of a card that is bought on its own. */
export interface CardTerm {
  startTime: Date
  endTime: Date
}

/** The time of one card. */
export interface Period {
  start: Date
  end: Date
}

/** Which card of a term runs now: several that were bought one after another give their rights each. Undefined where none runs. */
export function cardPeriod(term: CardTerm | undefined, months: Whole, now: Date): Period | undefined {
  if (!term || term.endTime <= now) return undefined
  const startOf = (card: Whole) => monthsAfter(term.startTime, card * months)
  let card = 0
  while (startOf(card + 1) <= now) card += 1
  return { start: startOf(card), end: new Date(Math.min(startOf(card + 1).getTime(), term.endTime.getTime())) }
}
