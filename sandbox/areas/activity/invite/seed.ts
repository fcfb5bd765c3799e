import { eq } from 'drizzle-orm'
import type { Seeding } from '../../../area'
import { dayMs, hourMs } from '../../../beijing'
import type { Db } from '../../../db/client'
import { avatarOf } from '../../../people/people'
import { extendTerm } from '../../member/terms'
import { users } from '../../session/tables'
import { payoutAccounts, walletGuides } from '../../wallet/tables'
import { HELP, helpEnd } from './helpRound'
import { friendPacketId, payPacket } from './packets'
import { payStage } from './rewards'
import { helpers, helpRounds, openedPackets } from './tables'

const ASKER = '13800138060'
const DONE = '13800138061'
const OVER = '13800138062'
const FRIEND = '13800138063'
/** An old customer who came by the asker's link long ago and has paid for orders since. */
const BUYER = '13800138002'

/** A customer's friend: an account that signed up by WeChat, without a number. */
interface Friend {
  userId: number
  inviterUserId: number
  hoursAgo: number
  /** How long ago they helped. */
  helpedHoursAgo?: number
  /** What their packet has paid, and how long ago it was opened. */
  opened?: { amount: number; hoursAgo: number }
}

const surnames = ['周', '吴', '郑', '冯', '蒋', '沈', '韩', '杨', '朱', '秦', '许', '何']
const names = ['一鸣', '思远', '佳宁', '子墨', '雨薇', '浩然', '若曦', '明轩', '诗涵', '景行', '书瑶']

/** The name of an invented friend; ids next to each other have different ones. */
const nameOf = (userId: number): string =>
  `${surnames[userId % surnames.length]}${names[Math.floor(userId / 2) % names.length]}`

/** Friends of the customer who asks for help: each stands at another point. */
const ofAsker = (inviterUserId: number): Friend[] => [
  { userId: 600, inviterUserId, hoursAgo: 2, helpedHoursAgo: 1.8 },
  { userId: 601, inviterUserId, hoursAgo: 3, helpedHoursAgo: 2.9, opened: { amount: 366, hoursAgo: 2.5 } },
  { userId: 602, inviterUserId, hoursAgo: 40, opened: { amount: 0, hoursAgo: 39 } },
  { userId: 603, inviterUserId, hoursAgo: 5 * 24 },
  { userId: 604, inviterUserId, hoursAgo: 10 * 24, opened: { amount: 488, hoursAgo: 9 * 24 } },
  { userId: 605, inviterUserId, hoursAgo: 20 * 24, opened: { amount: 500, hoursAgo: 19 * 24 } },
]

const ofDone = (inviterUserId: number): Friend[] =>
  [620, 621, 622].map((userId, index) => ({ userId, inviterUserId, hoursAgo: 60 - index, helpedHoursAgo: 59 - index }))

/** As many as the customer who asks for help has, so that both share a place in the ranking. */
const ofOver = (inviterUserId: number): Friend[] =>
  Array.from({ length: 8 }, (_, index) => ({
    userId: 630 + index,
    inviterUserId,
    hoursAgo: 70 + index * 30,
    ...(index === 0 && { helpedHoursAgo: 69 }),
  }))

/** How many friends each of the others in the ranking has. */
const others: readonly number[] = [12, 11, 10, 9, 9, 7, 6, 5, 4, 4, 2]
const FIRST_OTHER = 500
const FIRST_OF_OTHERS = 700

const ofOthers = (): Friend[] => {
  const inviterIds = others.flatMap((friends, index) => Array<number>(friends).fill(FIRST_OTHER + index))
  return inviterIds.map((inviterUserId, index) => ({
    userId: FIRST_OF_OTHERS + index,
    inviterUserId,
    hoursAgo: 1 + ((index * 7) % 40) * 24,
  }))
}

/** Friends, requests for help and red packets of the seeded people, and the others of the ranking. */
export async function seedInvitations({ db, now, people }: Seeding): Promise<void> {
  const idOf = (mobile: string) => people.find((one) => one.mobile === mobile)?.userId ?? 0
  const [asker, done, over] = [idOf(ASKER), idOf(DONE), idOf(OVER)]
  const ago = (hours: number) => new Date(now.getTime() - Math.round(hours * hourMs))

  await db.insert(users).values(
    others.map((_, index) => ({
      userId: FIRST_OTHER + index,
      nickName: nameOf(FIRST_OTHER + index),
      imgUrl: `/pictures/avatar/${avatarOf(FIRST_OTHER + index)}.png`,
      createdAt: new Date(now.getTime() - 90 * dayMs),
    })),
  )
  const friends = [...ofAsker(asker), ...ofDone(done), ...ofOver(over), ...ofOthers()]
  await db.insert(users).values(
    friends.map(({ userId, inviterUserId, hoursAgo }) => ({
      userId,
      inviterUserId,
      nickName: nameOf(userId),
      createdAt: ago(hoursAgo),
    })),
  )
  await db.update(users).set({ inviterUserId: asker }).where(eq(users.mobile, BUYER))
  await db
    .update(users)
    .set({ inviterUserId: asker, createdAt: ago(1) })
    .where(eq(users.mobile, FRIEND))

  await seedRound(db, { userId: asker, startedAt: ago(4) })
  await seedRound(db, { userId: done, startedAt: ago(61), doneAt: ago(57) })
  await seedRound(db, { userId: over, startedAt: ago(71) })
  await extendTerm(db, { userId: done, vipType: 'fei_yue', months: HELP.months }, ago(57))
  for (const friend of friends) await seedFriend(db, friend, ago)
  await payStage(db, { userId: asker }, 'friends-1', ago(9 * 24))
  await db.insert(payoutAccounts).values({
    accountId: `A${asker}0`,
    userId: asker,
    kind: 'bank',
    identifier: `C${asker}0`,
    boundAt: ago(30 * 24),
  })
  await db.insert(walletGuides).values({ userId: asker, seenAt: ago(30 * 24) })
}

const seedRound = (db: Db, row: { userId: number; startedAt: Date; doneAt?: Date }) =>
  db.insert(helpRounds).values({ ...row, round: 1, endsAt: helpEnd(row.startedAt) })

/** What a friend has brought: their help, and their packet. */
async function seedFriend(db: Db, friend: Friend, ago: (hours: number) => Date): Promise<void> {
  const { userId, inviterUserId, helpedHoursAgo, opened } = friend
  if (helpedHoursAgo !== undefined)
    await db.insert(helpers).values({ userId, askerId: inviterUserId, round: 1, helpedAt: ago(helpedHoursAgo) })
  if (!opened) return
  const packetId = friendPacketId(userId)
  const openedAt = ago(opened.hoursAgo)
  const { amount } = opened
  await db.insert(openedPackets).values({ packetId, userId: inviterUserId, amount, openedAt })
  if (amount > 0) await payPacket(db, { userId: inviterUserId, packetId, amount, now: openedAt })
}
