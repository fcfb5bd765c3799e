import type { Whole } from '@/contract/endpoint'
import type { CardRight } from '@/contract/rights/cards'
import type { PackItem } from '@/contract/rights/packs'

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
