import type { HelperStanding, HelpRound } from '@/contract/activity/help'
import type { Whole } from '@/contract/endpoint'
import { dayMs, hourMs } from '../../../beijing'

/** How many friends must help, within how many hours, for how many months of membership. */
export const HELP = { need: 3, hours: 24, months: 1 } as const

/** How long after their sign-up a friend counts as new. */
const NEW_MS = dayMs

/** When a request for help that is made now ends. */
export const helpEnd = (now: Date): Date => new Date(now.getTime() + HELP.hours * hourMs)

/** How a request for help stands. */
export function helpRoundOf(
  round: { endsAt: Date; doneAt: Date | null } | undefined,
  helped: Whole,
  now: Date,
): HelpRound {
  const state = !round ? 'none' : round.doneAt ? 'done' : round.endsAt > now ? 'running' : 'over'
  return { ...HELP, state, helped, ...(round && { endsAt: round.endsAt.getTime() }) }
}

/** What is known of who opens a link. */
interface Friend {
  userId: number
  /** Whose link they signed up by; null where by none. */
  inviterUserId: number | null
  createdAt: Date
  hasHelped: boolean
}

/** Who a friend is to the customer whose link they open; only new ones can help. */
export function standingOf(friend: Friend | undefined, askerId: number, now: Date): HelperStanding {
  if (!friend) return 'visitor'
  if (friend.userId === askerId) return 'self'
  if (friend.hasHelped) return 'helped'
  const isNew = friend.inviterUserId === askerId && now.getTime() - friend.createdAt.getTime() < NEW_MS
  return isNew ? 'new' : 'old'
}
