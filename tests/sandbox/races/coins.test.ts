import { and, eq, sql } from 'drizzle-orm'
import { giveCoins } from '../../../sandbox/areas/coin/coins'
import { coinsOfOrder } from '../../../sandbox/areas/coin/earned'
import { makeExchange, prepare } from '../../../sandbox/areas/coin/exchanges'
import { coinCodes, coinGoods, coinLogs, coinOrders } from '../../../sandbox/areas/coin/tables'
import { payRebate } from '../../../sandbox/areas/wallet/rebates'
import type { Db } from '../../../sandbox/db/client'
import { balanceOf, coinAccount } from '../../../sandbox/ledger/ledger'
import { ledgerAccounts, ledgerEntries } from '../../../sandbox/ledger/tables'
import { many } from './pay'
import { now } from './shop'
import { twoPools } from './twoPools'

const TRIES = 30

const at = twoPools()
let one: Db
beforeAll(() => {
  one = at(0)
})

const title = { zh: '奖励', en: 'Reward' }

const give = (userId: number, coins: number, ref: string) =>
  one.transaction((tx) => giveCoins(tx, { userId, reason: 'task', ref, title, coins, now }))

const prepared = async (userId: number, goodsId: string, coins: number, code: string | null = null) =>
  (await prepare(one, { userId, goodsId, code, coins, now })).exchangeNo

class Refused extends Error {}

/** Makes an exchange as its handler does: a refusal rolls back what was taken. */
const make = (of: { userId: number; exchangeNo: string }, index = 0) =>
  at(index)
    .transaction(async (tx) => {
      const made = await makeExchange(tx, { ...of, now })
      if ('refused' in made) throw new Refused(made.refused)
      return made.orderId
    })
    .catch((error: unknown) => {
      if (error instanceof Refused) return error.message
      throw error
    })

const ordersOf = (userId: number) => one.select().from(coinOrders).where(eq(coinOrders.userId, userId))

const stockOf = async (goodsId: string) =>
  (await one.select().from(coinGoods).where(eq(coinGoods.goodsId, goodsId)))[0]?.stock

const setGoods = (goodsId: string, change: { stock?: number; coins?: number }) =>
  one.update(coinGoods).set(change).where(eq(coinGoods.goodsId, goodsId))

/** What the ledger, its entries and the log say of a customer's coins. */
async function booksOf(userId: number) {
  const account = coinAccount(userId)
  const [entries] = await one
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::int` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.account, account))
  const [logs] = await one
    .select({ sum: sql<number>`coalesce(sum(${coinLogs.coins}), 0)::int` })
    .from(coinLogs)
    .where(eq(coinLogs.userId, userId))
  return { balance: await balanceOf(one, account), entries: entries?.sum, logs: logs?.sum }
}

it('W1 thirty exchanges of all coins at once: one is made, never below zero, and ledger, log and balance agree', async () => {
  const userId = 105
  await give(userId, 80, `race-${userId}`)
  const wishes = await many(TRIES, () => prepared(userId, 'coupon-2', 80))
  const answers = await Promise.allSettled(wishes.map((exchangeNo, index) => make({ userId, exchangeNo }, index)))
  const values = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))
  expect(values.filter((value) => value.startsWith('E'))).toHaveLength(1)
  expect(values.filter((value) => value === 'COINS_SHORT')).toHaveLength(TRIES - 1)
  expect(await ordersOf(userId)).toHaveLength(1)
  expect(await booksOf(userId)).toEqual({ balance: 0, entries: 0, logs: 0 })
})

it('P1 one prepared exchange that is sent thirty times at once is made once', async () => {
  const userId = 109
  await give(userId, 1_000, 'many')
  const exchangeNo = await prepared(userId, 'coupon-2', 80)
  const answers = await many(TRIES, (index) => make({ userId, exchangeNo }, index))
  expect(new Set(answers).size).toBe(1)
  expect(await ordersOf(userId)).toHaveLength(1)
  expect(await booksOf(userId)).toEqual({ balance: 920, entries: 920, logs: 920 })
})

it('R-118 the last piece goes to one of many customers, and the others keep their coins', async () => {
  await setGoods('video', { stock: 1 })
  const people = [103, 104, 106, 110, 111, 112, 113]
  const wishes = await many(people.length, async (index) => {
    const userId = people[index] ?? 0
    await give(userId, 800, `last-${userId}`)
    return { userId, exchangeNo: await prepared(userId, 'video', 800) }
  })
  const answers = await Promise.all(wishes.map((wish, index) => make(wish, index)))
  expect(answers.filter((answer) => answer === 'SOLD_OUT')).toHaveLength(people.length - 1)
  expect(await stockOf('video')).toBe(0)
  const sold = await one
    .select()
    .from(coinOrders)
    .where(and(eq(coinOrders.goodsId, 'video'), eq(coinOrders.createdAt, now)))
  expect(sold).toHaveLength(1)
  for (const userId of people) {
    const left = userId === sold[0]?.userId ? 0 : 800
    expect(await booksOf(userId)).toEqual({ balance: left, entries: left, logs: left })
  }
})

it('R-118 one customer never gets more than the limit, however many exchanges are made at once', async () => {
  const userId = 114
  await give(userId, 10_000, 'limit')
  const wishes = await many(10, () => prepared(userId, 'coupon-5', 200))
  const answers = await Promise.all(wishes.map((exchangeNo, index) => make({ userId, exchangeNo }, index)))
  expect(answers.filter((answer) => answer === 'LIMIT_REACHED')).toHaveLength(7)
  expect(await ordersOf(userId)).toHaveLength(3)
})

it('R-118 a code that many customers redeem at once is redeemed by one', async () => {
  const code = 'HB05K7M3Q2WX'
  const people = [103, 104, 106, 110, 111, 112, 113]
  const wishes = await many(people.length, async (index) => ({
    userId: people[index] ?? 0,
    exchangeNo: await prepared(people[index] ?? 0, 'code-packet-5', 0, code),
  }))
  const answers = await Promise.all(wishes.map((wish, index) => make(wish, index)))
  expect(answers.filter((answer) => answer === 'CODE_USED')).toHaveLength(people.length - 1)
  const [row] = await one.select().from(coinCodes).where(eq(coinCodes.code, code))
  expect(row?.usedAt).toEqual(now)
})

it('R-118 an exchange whose cost has changed since it was prepared is refused, and takes nothing', async () => {
  const userId = 115
  await give(userId, 5_000, 'cost')
  const exchangeNo = await prepared(userId, 'coffee', 900)
  const stock = await stockOf('coffee')
  await setGoods('coffee', { coins: 1_000 })
  expect(await make({ userId, exchangeNo })).toBe('COST_CHANGED')
  expect(await booksOf(userId)).toEqual({ balance: 5_000, entries: 5_000, logs: 5_000 })
  expect(await stockOf('coffee')).toBe(stock)
})

it('R-118 coins for the same reason and ref come once, thirty times at once', async () => {
  const given = await many(TRIES, () => give(116, 50, 'once'))
  expect(given.filter(Boolean)).toHaveLength(1)
  expect(await booksOf(116)).toEqual({ balance: 50, entries: 50, logs: 50 })
})

it('exchanges into the wallet and orders that bring coins and a rebate never wait for each other', async () => {
  const userId = 102
  await give(userId, 10_000, 'crowd')
  await setGoods('packet-1', { stock: 50 })
  const wishes = await many(3, () => prepared(userId, 'packet-1', 150))
  const order = (index: number) => ({ orderId: `M-race-${index}`, userId, title, payAmount: 5_000 })
  const pay = (index: number) =>
    at(index).transaction(async (tx) => {
      await coinsOfOrder(tx, order(index), now)
      await payRebate(tx, order(index), now)
      return 'paid'
    })
  const answers = await Promise.all([
    ...wishes.map((exchangeNo, index) => make({ userId, exchangeNo }, index)),
    ...Array.from({ length: 12 }, (_, index) => pay(index)),
  ])
  expect(answers.filter((answer) => answer === 'paid')).toHaveLength(12)
  expect(answers.filter((answer) => answer.startsWith('E'))).toHaveLength(3)
})

it('the whole ledger sums to zero, and no account of coins is below zero', async () => {
  const accounts = await one.select().from(ledgerAccounts)
  expect(accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
  expect(accounts.filter(({ account, balance }) => account.startsWith('coins:') && balance < 0)).toEqual([])
})
