import type { HelperStanding, HelpRound } from '@/contract/activity/help'
import type { RankingPeriod } from '@/contract/activity/invite'
import type { InviteStage } from '@/contract/activity/inviteRewards'
import type { PacketState } from '@/contract/activity/redPacket'
import type { Fen, Whole } from '@/contract/endpoint'
import { dayMs, hourMs, monthStart, weekStart } from '../../../beijing'

/** How many friends must help, within how many hours, for how many months of membership. */
export const HELP = { need: 3, hours: 24, months: 1 } as const

/** How long after their sign-up a friend counts as new. */
const NEW_MS = dayMs
/** How long a red packet can be opened. */
export const PACKET_MS = 3 * dayMs
/** What the packet of a friend pays at least and at most. */
export const FRIEND_PACKET = { least: 100, most: 500 } as const
/** What the packet for having come by a link pays. */
export const WELCOME_PACKET = 288
/** What the packets that a customer opens on one day pay at most in all; the next one is empty. */
export const DAILY_MOST = 2_000
/** How many places the ranking shows. */
export const RANKED = 10

/** Friends for whom there is a reward of its own, and what it is. */
export const stages = [
  { stageId: 'friends-1', need: 1, reward: 200 },
  { stageId: 'friends-3', need: 3, reward: 500 },
  { stageId: 'friends-8', need: 8, reward: 1_500 },
  { stageId: 'friends-20', need: 20, reward: 5_000 },
] as const satisfies readonly Omit<InviteStage, 'state'>[]

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

/** How a packet stands that came `cameAt`; `amount` is what it paid when it was opened. */
export function packetStateOf(cameAt: Date, amount: Fen | undefined, now: Date): PacketState {
  if (amount !== undefined) return amount > 0 ? 'opened' : 'empty'
  return now.getTime() < cameAt.getTime() + PACKET_MS ? 'unopened' : 'expired'
}

/**
 * What a packet pays: what was drawn for it, as long as the day's sum allows.
 * @param before what the packets of the same day have paid
 */
export const amountOf = (drawn: Fen, before: Fen): Fen => Math.max(0, Math.min(drawn, DAILY_MOST - before))

/** A customer with the friends that count. */
interface Counted {
  userId: number
  friends: Whole
}

/** The customers with their places, most friends first: as many friends are the same place, and the places after it are left out. */
export function ranked<Row extends Counted>(rows: readonly Row[]): (Row & { place: Whole })[] {
  const sorted = [...rows].sort((a, b) => b.friends - a.friends || a.userId - b.userId)
  return sorted.map((row) => ({ ...row, place: sorted.findIndex(({ friends }) => friends === row.friends) + 1 }))
}

const EPOCH = new Date(0)

/** Since when friends count, by the days of Beijing. */
export function periodStart(period: RankingPeriod, now: Date): Date {
  if (period === 'all') return EPOCH
  if (period === 'month') return monthStart(now)
  return weekStart(now)
}

/** How a stage stands. */
export const stageStateOf = (need: Whole, invited: Whole, isTaken: boolean): InviteStage['state'] =>
  isTaken ? 'received' : invited >= need ? 'done' : 'todo'
