import type { FlyCard } from '@/contract/rights/packs'
import { dayMs } from '../../beijing'

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
