import type { PacketState } from '@/contract/activity/redPacket'
import type { Fen } from '@/contract/endpoint'
import { dayMs } from '../../../beijing'

/** How long a red packet can be opened. */
export const PACKET_MS = 3 * dayMs

/** What the packet of a friend pays at least and at most. */
export const FRIEND_PACKET = { least: 100, most: 500 } as const

/** What the packet for having come by a link pays. */
export const WELCOME_PACKET = 288

/** What the packets that a customer opens on one day pay at most in all; the next one is empty. */
export const DAILY_MOST = 2_000

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
