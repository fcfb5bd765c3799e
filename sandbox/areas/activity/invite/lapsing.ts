import { and, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { counted } from '@/lib/plural'
import { dayMs } from '../../../beijing'
import type { Db } from '../../../db/client'
import { remindOfEnds } from '../../session/lapsing'
import { users } from '../../session/tables'
import { PACKET_MS } from './packetState'
import { friendPacketId, welcomeId } from './packets'
import { openedPackets } from './tables'

/** Tells customers of their red packets that can be opened for one day more at most. */
export async function remindOfPackets(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const cameInTime = and(gt(users.createdAt, before(PACKET_MS)), lte(users.createdAt, before(PACKET_MS - dayMs)))
  const friends = await db
    .select({ userId: users.userId, inviterUserId: users.inviterUserId, createdAt: users.createdAt })
    .from(users)
    .where(and(isNotNull(users.inviterUserId), isNull(users.closedAt), cameInTime))
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
