import { type Postgres, startPostgres } from '@tests/sandbox/races/startPostgres'
import { sql } from 'drizzle-orm'
import { type OpenDatabase, openDb } from '../../../sandbox/db/client'
import { balanceOf, coinAccount, post, ShortBalance, walletAccount } from '../../../sandbox/ledger/ledger'
import { ledgerEntries, ledgerTransactions } from '../../../sandbox/ledger/tables'

const at = new Date('2025-06-01T12:00:00Z')

/** Each test moves money between accounts of its own. */
let customer = 0
let wallet: string
let outside: string
beforeEach(() => {
  customer += 1
  wallet = walletAccount(customer)
  outside = `outside:TEST-${customer}`
})

let postgres: Postgres
let database: OpenDatabase
beforeAll(async () => {
  postgres = await startPostgres()
  database = await openDb({ databaseUrl: postgres.url })
})
afterAll(async () => {
  await database.close()
  await postgres.stop()
})

const move = (amount: number, ref: string, reason = 'bonus') =>
  database.db.transaction((tx) =>
    post(tx, {
      reason,
      ref: `${customer} ${ref}`,
      at,
      legs: [
        { account: outside, amount: -amount },
        { account: wallet, amount },
      ],
    }),
  )

it('an account that never moved holds nothing', async () => {
  expect(await balanceOf(database.db, 'wallet:none')).toBe(0)
})

it('a movement gives to one account what it takes from another', async () => {
  expect(await move(1_000, 'a')).toBe(true)
  expect(await balanceOf(database.db, wallet)).toBe(1_000)
  expect(await balanceOf(database.db, outside)).toBe(-1_000)
})

it('the same reason and ref move money once', async () => {
  expect(await move(1_000, 'a')).toBe(true)
  expect(await move(1_000, 'a')).toBe(false)
  expect(await move(1_000, 'a', 'other reason')).toBe(true)
  expect(await balanceOf(database.db, wallet)).toBe(2_000)
})

it('a wallet gives no more than it holds, and a refused movement leaves no trace', async () => {
  await move(2_000, 'a')
  await expect(move(-2_001, 'too much')).rejects.toThrow(ShortBalance)
  expect(await balanceOf(database.db, wallet)).toBe(2_000)
  expect(await move(-2_000, 'too much')).toBe(true)
  expect(await balanceOf(database.db, wallet)).toBe(0)
})

it('what an account holds is the sum of its entries', async () => {
  await move(1_000, 'a')
  await move(-300, 'b')
  const rows = await database.db
    .select({ sum: sql<string>`sum(${ledgerEntries.amount})` })
    .from(ledgerEntries)
    .where(sql`${ledgerEntries.account} = ${wallet}`)
  expect(Number(rows[0]?.sum)).toBe(await balanceOf(database.db, wallet))
})

it.each([
  [
    'legs that do not cancel out',
    [
      ['a', 5],
      ['b', -4],
    ],
  ],
  ['a single leg', [['a', 0]]],
  [
    'two legs on one account',
    [
      ['a', 5],
      ['a', -5],
    ],
  ],
  [
    'parts of a fen',
    [
      ['a', 0.5],
      ['b', -0.5],
    ],
  ],
] as const)('%s are no movement', async (_, legs) => {
  const work = database.db.transaction((tx) =>
    post(tx, { reason: 'bad', ref: 'bad', at, legs: legs.map(([account, amount]) => ({ account, amount })) }),
  )
  await expect(work).rejects.toThrow(RangeError)
})

it('the database itself refuses a movement that does not sum to zero', async () => {
  await move(1_000, 'a')
  const work = database.db.transaction(async (tx) => {
    const [row] = await tx.insert(ledgerTransactions).values({ reason: 'forged', ref: '1', postedAt: at }).returning()
    await tx.insert(ledgerEntries).values({ transactionId: row?.transactionId ?? 0, account: wallet, amount: 1 })
  })
  await expect(work).rejects.toMatchObject({ cause: { message: expect.stringContaining('does not sum to zero') } })
})

it('W1 an account of coins gives no more than it holds, and the database itself refuses one below zero', async () => {
  const account = coinAccount(customer)
  const take = (coins: number, ref: string) => {
    const legs = [
      { account, amount: coins },
      { account: 'outside:COINS', amount: -coins },
    ]
    return database.db.transaction((tx) => post(tx, { reason: 'coins', ref, at, legs }))
  }
  await take(10, 'first')
  await expect(take(-11, 'too much')).rejects.toThrow(ShortBalance)
  const work = database.db.execute(sql`update ledger_accounts set balance = -1 where account = ${account}`)
  await expect(work).rejects.toMatchObject({ cause: { constraint: 'ledger_coins_not_negative' } })
})

it('the database itself refuses a wallet below zero', async () => {
  await move(1_000, 'a')
  const work = database.db.execute(sql`update ledger_accounts set balance = -1 where account = ${wallet}`)
  await expect(work).rejects.toMatchObject({ cause: { constraint: 'ledger_wallet_not_negative' } })
})
