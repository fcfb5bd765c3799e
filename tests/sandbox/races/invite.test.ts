import { and, eq, like } from 'drizzle-orm'
import { beginHelp, help, helpOf } from '../../../sandbox/areas/activity/invite/help'
import { friendPacketId, openPacket } from '../../../sandbox/areas/activity/invite/packets'
import { payStage } from '../../../sandbox/areas/activity/invite/rewards'
import { helpers, helpRounds, openedPackets } from '../../../sandbox/areas/activity/invite/tables'
import { vipTerms } from '../../../sandbox/areas/member/tables'
import { users } from '../../../sandbox/areas/session/tables'
import { walletLots } from '../../../sandbox/areas/wallet/tables'
import { balanceOf, walletAccount } from '../../../sandbox/ledger/ledger'
import { transactionsAtOnce } from './atOnce'
import { many } from './pay'
import { now, openShop, type Shop } from './shop'

const FRIENDS = 30

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** A customer without a membership, and friends who have just signed up by their link. */
async function asker(userId: number): Promise<number[]> {
  const ids = Array.from({ length: FRIENDS }, (_, index) => userId * 100 + index)
  await shop.db
    .insert(users)
    .values([
      { userId, nickName: 'asker', createdAt: now },
      ...ids.map((id) => ({ userId: id, nickName: 'friend', inviterUserId: userId, createdAt: now })),
    ])
  return ids
}

it('W3 thirty friends who help at once bring one membership of one month', async () => {
  const { db } = shop
  const askerId = 2001
  const ids = await asker(askerId)
  await db.transaction((tx) => beginHelp(tx, askerId, now))
  const answers = await transactionsAtOnce(db, FRIENDS, (tx, index) =>
    help(tx, { helperId: ids[index] ?? 0, askerId, now }),
  )
  expect(answers.filter((answer) => 'state' in answer)).toHaveLength(3)
  expect(answers.filter((answer) => 'refused' in answer && answer.refused === 'HELP_FULL')).toHaveLength(27)
  expect(await helpOf(db, askerId, now)).toMatchObject({ state: 'done', helped: 3 })
  const terms = await db.select().from(vipTerms).where(eq(vipTerms.userId, askerId))
  expect(terms.map(({ months }) => months)).toEqual([1])
})

it('W3 one friend who helps thirty times at once counts once', async () => {
  const { db } = shop
  const [helperId = 0] = await asker(2003)
  await db.transaction((tx) => beginHelp(tx, 2003, now))
  const answers = await many(FRIENDS, () => db.transaction((tx) => help(tx, { helperId, askerId: 2003, now })))
  expect(answers.filter((answer) => 'state' in answer)).toHaveLength(1)
  expect(await db.select().from(helpers).where(eq(helpers.askerId, 2003))).toHaveLength(1)
})

it('W3 help that is asked for in several tabs at once is asked for once', async () => {
  const { db } = shop
  await asker(2004)
  await many(10, () => db.transaction((tx) => beginHelp(tx, 2004, now)))
  expect(await db.select().from(helpRounds).where(eq(helpRounds.userId, 2004))).toHaveLength(1)
})

it('W3 a packet that is opened thirty times at once pays once', async () => {
  const { db } = shop
  const [friend = 0] = await asker(2005)
  const packetId = friendPacketId(friend)
  const open = () => db.transaction((tx) => openPacket(tx, { userId: 2005 }, packetId, { lang: 'en', now }))
  const answers = await many(FRIENDS, open)
  const [paid, ...more] = answers.flatMap((answer) => ('amount' in answer ? [answer.amount] : []))
  expect(more).toEqual([])
  expect(await balanceOf(db, walletAccount(2005))).toBe(paid)
})

it('W1 thirty packets that are opened at once pay no more than the day’s sum, and ledger and wallet agree', async () => {
  const { db } = shop
  const ids = await asker(2006)
  await many(FRIENDS, (index) => {
    const packetId = friendPacketId(ids[index] ?? 0)
    return db.transaction((tx) => openPacket(tx, { userId: 2006 }, packetId, { lang: 'en', now }))
  })
  const opened = await db.select().from(openedPackets).where(eq(openedPackets.userId, 2006))
  expect(opened).toHaveLength(FRIENDS)
  expect(opened.reduce((sum, { amount }) => sum + amount, 0)).toBe(2_000)
  expect(await balanceOf(db, walletAccount(2006))).toBe(2_000)
})

it('W3 a stage that is taken thirty times at once pays once', async () => {
  const { db } = shop
  await asker(2007)
  const answers = await many(FRIENDS, () => db.transaction((tx) => payStage(tx, { userId: 2007 }, 'friends-20', now)))
  expect(answers.filter((answer) => 'amount' in answer)).toEqual([{ amount: 5_000 }])
  const lots = await db
    .select()
    .from(walletLots)
    .where(and(eq(walletLots.userId, 2007), like(walletLots.ref, 'stage-%')))
  expect(lots).toHaveLength(1)
})
