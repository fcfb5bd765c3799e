import { randomInt } from 'node:crypto'
import { and, desc, eq, gt, gte, isNotNull, sql } from 'drizzle-orm'
import type { RedPacket } from '@/contract/activity/redPacket'
import type { Fen } from '@/contract/endpoint'
import { maskName } from '@/lib/mask'
import { yuan } from '@/lib/money'
import { dayStart } from '../../../beijing'
import type { Db } from '../../../db/client'
import { inLanguage, type Lang, type Text } from '../../../language'
import { lockAccount, walletAccount } from '../../../ledger/ledger'
import type { User } from '../../../user'
import { users } from '../../session/tables'
import { credit } from '../../wallet/lots'
import { friendsOf, personOf } from './friends'
import { amountOf, FRIEND_PACKET, PACKET_MS, packetStateOf, WELCOME_PACKET } from './packetState'
import { openedPackets } from './tables'

/** A packet before it is asked whether it was opened. */
interface Given {
  packetId: string
  title: Text
  cameAt: Date
}

/** What the id of a packet begins with, before the number of the customer who has signed up. */
export const packetIdStarts = { friend: 'friend-', welcome: 'welcome-' } as const

/** The id of the packet that a friend's sign-up brings. */
export const friendPacketId = (friendId: number): string => `${packetIdStarts.friend}${friendId}`
/** The id of the packet for having come by a link. */
export const welcomeId = (userId: number): string => `${packetIdStarts.welcome}${userId}`

const friendPacket = ({
  userId,
  nickName,
  createdAt,
}: {
  userId: number
  nickName: string
  createdAt: Date
}): Given => {
  const name = maskName(nickName)
  return {
    packetId: friendPacketId(userId),
    title: { zh: `好友 ${name} 注册成功`, en: `${name} has signed up` },
    cameAt: createdAt,
  }
}

/** The packets that a customer was given: one for each friend, newest first, and one for having come by a link. */
async function givenTo(db: Db, userId: number): Promise<Given[]> {
  const own = await personOf(db, userId)
  const welcome: Given[] =
    own?.inviterUserId == null
      ? []
      : [
          {
            packetId: welcomeId(userId),
            title: { zh: '新人见面红包', en: 'Red packet for a new friend' },
            cameAt: own.createdAt,
          },
        ]
  return [...(await friendsOf(db, userId)).map(friendPacket), ...welcome]
}

/** What a customer's opened packets have paid, by their ids. */
export async function paidBy(db: Db, userId: number): Promise<Map<string, Fen>> {
  const rows = await db.select().from(openedPackets).where(eq(openedPackets.userId, userId))
  return new Map(rows.map(({ packetId, amount }) => [packetId, amount]))
}

/** All packets of a customer: those that can be opened first, then the newest ones. */
export async function packetsOf(db: Db, userId: number, lang: Lang, now: Date): Promise<RedPacket[]> {
  const paid = await paidBy(db, userId)
  const packets = (await givenTo(db, userId)).map(({ packetId, title, cameAt }): RedPacket => {
    const amount = paid.get(packetId)
    return {
      packetId,
      title: inLanguage(title, lang),
      state: packetStateOf(cameAt, amount, now),
      amount: amount ?? 0,
      endsAt: cameAt.getTime() + PACKET_MS,
    }
  })
  const waits = ({ state }: RedPacket) => state === 'unopened'
  return [...packets.filter(waits), ...packets.filter((packet) => !waits(packet))]
}

/** The packet for having come by a link; undefined where a customer came by none. */
export const welcomeOf = async (db: Db, userId: number, lang: Lang, now: Date): Promise<RedPacket | undefined> =>
  (await packetsOf(db, userId, lang, now)).find(({ packetId }) => packetId === welcomeId(userId))

/** What all packets of a customer have paid. */
export const packetMoneyOf = async (db: Db, userId: number): Promise<Fen> =>
  [...(await paidBy(db, userId)).values()].reduce((sum, amount) => sum + amount, 0)

async function paidToday(db: Db, userId: number, now: Date): Promise<Fen> {
  const today = gte(openedPackets.openedAt, new Date(dayStart(now)))
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${openedPackets.amount}), 0)` })
    .from(openedPackets)
    .where(and(eq(openedPackets.userId, userId), today))
  return Number(row?.sum ?? 0)
}

const drawnFor = (packetId: string, userId: number): Fen =>
  packetId === welcomeId(userId) ? WELCOME_PACKET : randomInt(FRIEND_PACKET.least, FRIEND_PACKET.most + 1)

/** Opens a packet inside the caller's transaction, once, and pays what is in it into the wallet. */
export async function openPacket(
  tx: Db,
  { userId }: Pick<User, 'userId'>,
  packetId: string,
  { lang, now }: { lang: Lang; now: Date },
): Promise<RedPacket | { refused: 'PACKET_UNKNOWN' | 'PACKET_OPENED' | 'PACKET_EXPIRED' }> {
  // Packets of one customer are opened one after another: the day's sum decides what is in them.
  await lockAccount(tx, walletAccount(userId))
  const packet = (await packetsOf(tx, userId, lang, now)).find((one) => one.packetId === packetId)
  if (!packet) return { refused: 'PACKET_UNKNOWN' }
  if (packet.state === 'expired') return { refused: 'PACKET_EXPIRED' }
  if (packet.state !== 'unopened') return { refused: 'PACKET_OPENED' }
  const amount = amountOf(drawnFor(packetId, userId), await paidToday(tx, userId, now))
  const opened = await tx
    .insert(openedPackets)
    .values({ packetId, userId, amount, openedAt: now })
    .onConflictDoNothing()
    .returning({ packetId: openedPackets.packetId })
  if (opened.length === 0) return { refused: 'PACKET_OPENED' }
  if (amount > 0) await payPacket(tx, { userId, packetId, amount, now })
  return { ...packet, amount, state: amount > 0 ? 'opened' : 'empty' }
}

/** How the money of a packet is named in the ledger, where it is posted once. */
export const packetRef = (packetId: string): string => `packet-${packetId}`

/** Pays a packet that was opened into the wallet, inside the caller's transaction. */
export const payPacket = (
  tx: Db,
  { userId, packetId, amount, now }: { userId: number; packetId: string; amount: Fen; now: Date },
): Promise<boolean> => {
  const title = { zh: '邀请红包', en: 'Red packet for an invitation' }
  return credit(tx, { userId, reason: 'bonus', ref: packetRef(packetId), title, amount, now })
}

/** What each of the latest customers opened last, newest first; names are masked. */
export async function broadcastOf(db: Db, lang: Lang): Promise<string[]> {
  const rows = await db
    .selectDistinctOn([openedPackets.userId], {
      nickName: users.nickName,
      amount: openedPackets.amount,
      openedAt: openedPackets.openedAt,
    })
    .from(openedPackets)
    .innerJoin(users, eq(users.userId, openedPackets.userId))
    .where(and(gt(openedPackets.amount, 0), isNotNull(users.nickName)))
    .orderBy(openedPackets.userId, desc(openedPackets.openedAt), desc(openedPackets.packetId))
  const newest = rows.sort((a, b) => b.openedAt.getTime() - a.openedAt.getTime()).slice(0, 10)
  return newest.map(({ nickName, amount }) => {
    const name = maskName(nickName) || '*'
    const sum = yuan(amount)
    return inLanguage({ zh: `${name} 拆出 ${sum} 红包`, en: `${name} got ${sum}` }, lang)
  })
}
