import type { FreeGroup } from '@/contract/activity/free'
import { dayMs } from '../../../beijing'

/** How long a group waits for its members. */
export const GROUP_MS = dayMs

/** When a group ends, and whether it became full before. */
export interface GroupTimes {
  endsAt: Date
  fullAt: Date | null
}

/** How a group stands at a moment, by the server's clock: a full one stays full. */
export function groupState({ endsAt, fullAt }: GroupTimes, now: Date): FreeGroup['state'] {
  if (fullAt) return 'full'
  return now < endsAt ? 'open' : 'expired'
}

/** Why a customer cannot join a group. */
export type JoinRefusal = 'GROUP_OWN' | 'GROUP_JOINED' | 'GROUP_FULL' | 'GROUP_EXPIRED' | 'GOODS_TAKEN'

/** What decides whether a customer can join. */
export interface JoinFacts {
  state: FreeGroup['state']
  standing: FreeGroup['standing']
  /** They have had these goods for free before. */
  hasGoods: boolean
}

/** Why a customer cannot join; undefined where they can. A member is told so whatever became of the group. */
export function joinRefusal({ state, standing, hasGoods }: JoinFacts): JoinRefusal | undefined {
  if (standing === 'started') return 'GROUP_OWN'
  if (standing === 'joined') return 'GROUP_JOINED'
  if (state === 'full') return 'GROUP_FULL'
  if (state === 'expired') return 'GROUP_EXPIRED'
  return hasGoods ? 'GOODS_TAKEN' : undefined
}
