import { eq, sql } from 'drizzle-orm'
import { accountsOf, type BoundAccount, bind } from '../../../sandbox/areas/wallet/accounts'
import { credit } from '../../../sandbox/areas/wallet/lots'
import { walletsDue } from '../../../sandbox/areas/wallet/payouts'
import { walletLots, withdrawals } from '../../../sandbox/areas/wallet/tables'
import { checkWish, newWithdrawId, takeOut } from '../../../sandbox/areas/wallet/withdrawals'
import type { Db } from '../../../sandbox/db/client'
import { balanceOf, post, ShortBalance, walletAccount } from '../../../sandbox/ledger/ledger'
import { ledgerEntries, ledgerTransactions } from '../../../sandbox/ledger/tables'
import { many } from './pay'
import { now } from './shop'
import { twoPools } from './twoPools'

const TRIES = 50
const AMOUNT = 5_000

const at = twoPools()
let one: Db
beforeAll(() => {
  one = at(0)
})

interface Owner {
  userId: number
  account: BoundAccount
}

/** A customer with 50.00 yuan in three lots, and an account. */
async function owner(userId: number): Promise<Owner> {
  await one.transaction((tx) =>
    bind(tx, { kind: 'alipay', account: `1350000${String(userId).padStart(4, '0')}` }, { userId, mobile: '', now }),
  )
  for (const [index, amount] of [1_000, 1_500, 2_500].entries()) {
    const title = { zh: '奖励', en: 'Reward' }
    await one.transaction((tx) =>
      credit(tx, { userId, reason: 'bonus', ref: `race-${userId}-${index}`, title, amount, now }),
    )
  }
  const [account] = await accountsOf(one, userId)
  if (!account) throw new Error('no account was bound')
  return { userId, account }
}

/** Withdraws all, and says whether it was done. */
const withdrawAll =
  ({ userId, account }: Owner) =>
  async (index: number): Promise<boolean> => {
    const db = at(index)
    const wish = { userId, accountId: account.accountId, amount: AMOUNT, fee: 10, now }
    return db.transaction(async (tx) => {
      const checked = await checkWish(tx, wish)
      if ('refused' in checked) return false
      await takeOut(tx, { ...wish, withdrawId: newWithdrawId(now) }, account)
      return true
    })
  }

/** What the ledger and the lots say of a wallet. */
async function booksOf(userId: number) {
  const wallet = walletAccount(userId)
  const [entries] = await one
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::int` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.account, wallet))
  const [lots] = await one
    .select({ sum: sql<number>`coalesce(sum(${walletLots.left}), 0)::int` })
    .from(walletLots)
    .where(eq(walletLots.userId, userId))
  return { balance: await balanceOf(one, wallet), entries: entries?.sum, lots: lots?.sum }
}

it('W1 fifty withdrawals of all at once, over two pools: one wins, never negative, and ledger, lots and balance agree', async () => {
  const of = await owner(105)
  const outcomes = await Promise.allSettled(Array.from({ length: TRIES }, (_, index) => withdrawAll(of)(index)))
  const made = outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value)
  expect(made).toHaveLength(1)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(await booksOf(of.userId)).toEqual({ balance: 0, entries: 0, lots: 0 })
  expect(await one.select().from(withdrawals).where(eq(withdrawals.userId, of.userId))).toHaveLength(1)
})

it('W1 the ledger itself lets one of many movements of all that a wallet holds pass, and refuses the others', async () => {
  const wallet = walletAccount(108)
  const move = (db: Db, ref: string, amount: number) =>
    db.transaction((tx) => {
      const legs = [
        { account: wallet, amount },
        { account: 'outside:race', amount: -amount },
      ]
      return post(tx, { reason: 'race', ref, at: now, legs })
    })
  await move(one, 'in', AMOUNT)
  const outcomes = await Promise.allSettled(
    Array.from({ length: TRIES }, (_, index) => move(at(index), `out-${index}`, -AMOUNT)),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(errors.filter((error) => !(error instanceof ShortBalance))).toEqual([])
  expect(await balanceOf(one, wallet)).toBe(0)
})

it('a withdrawal, rewards and the end of lots at once wait for each other, and no fen is lost', async () => {
  const of = await owner(111)
  const title = { zh: '奖励', en: 'Reward' }
  const later = new Date(now.getTime() + 90 * 86_400_000)
  await many(30, async (index) => {
    const db = at(index)
    if (index % 3 === 0) return void (await withdrawAll(of)(index))
    if (index % 3 === 1) return walletsDue(db, later)
    const reward = { userId: of.userId, reason: 'bonus', ref: `more-${index}`, title, amount: 7, now: later } as const
    await db.transaction((tx) => credit(tx, reward))
  })
  const books = await booksOf(of.userId)
  expect([books.entries, books.lots]).toEqual([books.balance, books.balance])
  expect(books.balance).toBe(70)
})

it('payouts that two processes work off at once are each paid, or come back, once', async () => {
  const owners = await Promise.all([112, 113, 114, 115].map((userId) => owner(userId)))
  const lost = { kind: 'bank', name: { zh: '银行', en: 'Bank' }, masked: '**** 4444' } as const
  for (const { userId, account } of owners) {
    const to = userId > 113 ? lost : account
    const wish = { userId, accountId: '', amount: AMOUNT, fee: 10, now, withdrawId: newWithdrawId(now) }
    await one.transaction((tx) => takeOut(tx, wish, to))
  }
  for (const seconds of [2, 10]) {
    const moment = new Date(now.getTime() + seconds * 1_000)
    await many(12, (index) => walletsDue(at(index), moment))
  }
  for (const { userId } of owners) {
    const [row] = await one.select().from(withdrawals).where(eq(withdrawals.userId, userId))
    const left = userId > 113 ? AMOUNT : 0
    expect(row?.status).toBe(left ? 'returned' : 'paid')
    const moves = await one
      .select()
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.ref, row?.withdrawId ?? ''))
    expect(moves.map(({ reason }) => reason).sort()).toEqual(
      left ? ['withdraw', 'withdraw-back'] : ['payout', 'withdraw'],
    )
    expect(await booksOf(userId)).toEqual({ balance: left, entries: left, lots: left })
  }
})
