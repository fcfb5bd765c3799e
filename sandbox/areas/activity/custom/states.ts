import type { ActivityItemKind, ActivityItemState, ActivityState } from '@/contract/activity/custom'
import type { Whole } from '@/contract/endpoint'

/** When an activity begins and ends; it is open from the first moment until just before the last one. */
export interface ActivityPeriod {
  startTime: Date
  endTime: Date
}

/** How an activity stands at a moment, by the server's clock. */
export function activityState({ startTime, endTime }: ActivityPeriod, now: Date): ActivityState {
  if (now < startTime) return 'coming'
  return now < endTime ? 'open' : 'ended'
}

/** What decides how an item stands. */
export interface ItemFacts {
  kind: ActivityItemKind
  done: Whole
  total: Whole
  isReceived: boolean
  /** How many are left; absent without a limit. */
  left: Whole | undefined
}

/** How an item stands for one customer: what was received stays so, whatever has changed since. */
export function itemState({ kind, done, total, isReceived, left }: ItemFacts): ActivityItemState {
  if (isReceived) return 'received'
  if (left === 0) return 'gone'
  if (kind === 'gift' || kind === 'voucher') return 'done'
  if (kind === 'entry') return done > 0 ? 'done' : 'todo'
  return done < total ? 'todo' : 'done'
}
