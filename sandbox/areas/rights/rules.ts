import type { Fen, Whole } from '@/contract/endpoint'
import type { CardRight } from '@/contract/rights/cards'
import type { FlyCard, PackItem } from '@/contract/rights/packs'
import { dayMs, monthsAfter } from '../../beijing'
import { type Decided, raiseStatus } from '../credit/quotaRules'

/** Where an item of a pack stands: what was claimed stays so, whatever becomes of the pack. */
export function itemState(
  item: { needsAuth?: boolean },
  pack: { endTime: Date; authAt: Date | null },
  isClaimed: boolean,
  now: Date,
): PackItem['state'] {
  if (isClaimed) return 'received'
  if (pack.endTime <= now) return 'expired'
  return item.needsAuth && !pack.authAt ? 'needs_auth' : 'can_receive'
}

/** How many days an activated fly card serves. */
export const FLY_DAYS = 30

interface FlyTimes {
  activateBy: Date
  activatedAt: Date | null
  usedAt: Date | null
}

/** Until when a fly card can be activated, or used once it is active. */
export const flyEnd = ({ activateBy, activatedAt }: Pick<FlyTimes, 'activateBy' | 'activatedAt'>): Date =>
  activatedAt ? new Date(activatedAt.getTime() + FLY_DAYS * dayMs) : activateBy

export function flyState(card: FlyTimes, now: Date): FlyCard['state'] {
  if (card.usedAt) return 'used'
  if (flyEnd(card) <= now) return 'expired'
  return card.activatedAt ? 'active' : 'inactive'
}

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

/** Where a right of a card stands. One that serves several times is used up with its last use. */
export function rightState(of: {
  hasTerm: boolean
  isRunning: boolean
  claim?: { left: Whole }
  /** It serves at a counter, by its code; others are used up by being claimed. */
  byCode: boolean
}): CardRight['state'] {
  if (!of.isRunning) return of.hasTerm ? 'expired' : 'locked'
  if (!of.claim) return 'can_receive'
  return of.byCode && of.claim.left === 0 ? 'used_up' : 'received'
}

/** What one raise adds. */
export const RAISE: Fen = 200_000
/** How long a raise is in review. */
export const REVIEW_MS = 60_000

interface Raise extends Decided {
  quotaBefore: Fen
  quotaWanted: Fen
}

/** How a raise is decided: a customer whose subsidy account is open (`xbtStatus` 2) gets it. */
export const decisionFor = (xbtStatus: number): Raise['decision'] => (xbtStatus === 2 ? 'raised' : 'refused')

/** The quota after the decision; while in review, what is asked for. */
export const quotaAfter = (raise: Raise, now: Date): Fen =>
  raiseStatus(raise, now) === 'refused' ? raise.quotaBefore : raise.quotaWanted
