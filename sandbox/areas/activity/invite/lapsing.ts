import { and, eq, gt, inArray, isNotNull, isNull, lte, not, or, type SQLWrapper, sql } from 'drizzle-orm'
import { counted } from '@/lib/plural'
import { dayMs } from '../../../beijing'
import type { Db } from '../../../db/client'
import { type Due, someRow } from '../../../due'
import { isUntold, remindOfEnds } from '../../session/lapsing'
import { users } from '../../session/tables'
import { PACKET_MS } from './packetState'
import { friendPacketId, packetIdStarts, welcomeId } from './packets'
import { openedPackets } from './tables'

const endsAt = sql`(${users.createdAt} + ${PACKET_MS} * interval '1 millisecond')`

/** A condition on who signed up by a link: this packet was not opened, and this customer, to whom it was given, does not know when it ends. */
function isForgotten(start: string, userId: SQLWrapper) {
  const isThis = eq(openedPackets.packetId, sql`${start}::text || ${users.userId}`)
  return and(not(someRow(openedPackets, isThis)), isUntold('packets', { userId, endsAt }))
}

/** Who signed up by a link, where a packet for it can be opened for one day more at most and its customer does not know. */
function isEnding(now: Date) {
  const { userId, inviterUserId, createdAt, closedAt } = users
  const before = (ms: number) => new Date(now.getTime() - ms)
  const cameInTime = and(gt(createdAt, before(PACKET_MS)), lte(createdAt, before(PACKET_MS - dayMs)))
  const { friend, welcome } = packetIdStarts
  const waits = or(isForgotten(welcome, userId), isForgotten(friend, inviterUserId))
  return and(isNotNull(inviterUserId), isNull(closedAt), cameInTime, waits)
}

async function remindOfPackets(db: Db, now: Date): Promise<void> {
  const friends = await db.select().from(users).where(isEnding(now))
  // A sign-up by a link brings a packet to both.
  const packets = friends.flatMap(({ userId, inviterUserId, createdAt }) => {
    const endsAt = new Date(createdAt.getTime() + PACKET_MS)
    const own = { packetId: welcomeId(userId), userId, endsAt }
    return inviterUserId === null ? [own] : [own, { packetId: friendPacketId(userId), userId: inviterUserId, endsAt }]
  })
  const ids = packets.map(({ packetId }) => packetId)
  const rows = ids.length ? await db.select().from(openedPackets).where(inArray(openedPackets.packetId, ids)) : []
  const opened = new Set(rows.map(({ packetId }) => packetId))
  await remindOfEnds(db, {
    kind: 'packets',
    ending: packets.filter(({ packetId }) => !opened.has(packetId)),
    text: ({ length }, day) => ({
      zh: `您有 ${length} 个红包待拆，将于 ${day} 过期。`,
      en: `${counted(length, 'red packet expires', 'red packets expire')} on ${day}.`,
    }),
    now,
  })
}

/** Tells customers of their red packets that can be opened for one day more at most. */
export const packetsLapsing: Due = { isDue: (now) => someRow(users, isEnding(now)), run: remindOfPackets }
