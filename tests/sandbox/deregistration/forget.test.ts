import { readdirSync } from 'node:fs'
import path from 'node:path'
import { databaseForTests } from '@tests/sandbox/openDatabase'
import { eq, getTableName, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { areas } from '../../../sandbox/areas'
import { closeAccount, withoutPerson } from '../../../sandbox/areas/deregistration/close'
import { forgetCustomer } from '../../../sandbox/areas/deregistration/forget'
import { accountClosings } from '../../../sandbox/areas/deregistration/tables'
import { users } from '../../../sandbox/areas/session/tables'
import { ledgerAccounts } from '../../../sandbox/ledger/tables'
import { registeredPeople } from '../../../sandbox/people/people'

const now = new Date('2026-06-02T04:00:00Z')
const root = path.resolve(__dirname, '../../../sandbox')

/** Every table of the sandbox; they are declared beside the code that owns them. */
const tables: PgTable[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => path.basename(name) === 'tables.ts')
  .flatMap((name) => Object.values<unknown>(jest.requireActual(path.join(root, name))))
  .filter((value) => value instanceof PgTable)

/** Tables whose rows of a customer stay without anything that says whose they were, with the reason. */
const kept: Readonly<Record<string, string>> = {
  users: 'orders and payments point to it',
  orders: 'the law',
  payments: 'the law',
  payment_requests: 'names payments by numbers only',
  gold_orders: 'the law',
  vip_orders: 'the law',
  account_closings: 'says that and why an account was closed',
  loans: 'the lender keeps a settled loan',
  idempotency_keys: 'rows of the customer are deleted but that of the close itself',
  wrong_bank_codes: 'deleted by payment',
  own_data_tickets: 'end with their session',
  wallet_lots: 'what the ledger says a wallet holds',
  withdrawals: 'the law',
}

const columnsOf = (table: PgTable) => getTableConfig(table).columns.map(({ name }) => name)

const database = databaseForTests(now)

/** Names of the tables that hold a text anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = []
  for (const table of tables) {
    const name = sql.identifier(getTableName(table))
    const { rows } = await database.db.execute<{ number: string }>(
      sql`select count(*) as number from ${name} as row where row::text like ${`%${text}%`}`,
    )
    if (Number(rows[0]?.number) > 0) found.push(getTableName(table))
  }
  return found
}

describe('what becomes of the rows of a closed account', () => {
  it('R-54 is decided for every table that names a customer or a number', () => {
    const closings = areas.flatMap(({ closing }) => closing ?? [])
    const deleted = closings
      .flatMap(({ deletes = [], deletesByMobile = [] }) => [...deletes, ...deletesByMobile])
      .map(getTableName)
    const personal = tables.filter((table) => columnsOf(table).some((name) => /^(user_id|mobile)$/.test(name)))
    const decided = [...deleted, ...Object.keys(kept)]
    expect(personal.length).toBeGreaterThan(20)
    expect(personal.map(getTableName).filter((name) => !decided.includes(name))).toEqual([])
  })

  /** The number and the name of each customer, with the tables that still held it once the account was closed. */
  const held: [text: string, tables: string[]][] = []
  beforeAll(async () => {
    for (const { userId, mobile, nickName } of registeredPeople) {
      await database.db.transaction((tx) => forgetCustomer(tx, { userId, mobile, now }))
      for (const text of [mobile, nickName]) held.push([text, await tablesWith(text)])
    }
  })

  it('R-54 no table keeps the number, the name or the accounts that orders were delivered to', async () => {
    expect(held).toHaveLength(2 * registeredPeople.length)
    expect(held.filter(([, found]) => found.length > 0)).toEqual([])
    expect(await tablesWith('asen_1988')).toEqual([])
  })

  it('R-54 the ledger still sums to zero, and each closed account keeps its row without personal data', async () => {
    const accounts = await database.db.select().from(ledgerAccounts)
    expect(accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
    const coins = accounts.filter(({ account }) => account.startsWith('coins:'))
    expect([coins.length > 0, coins.filter(({ balance }) => balance !== 0)]).toEqual([true, []])
    const [row] = await database.db.select().from(users).where(eq(users.userId, 102))
    expect(row).toMatchObject({
      mobile: null,
      openId: null,
      nickName: '',
      imgUrl: '',
      closedAt: now,
    })
  })
})

describe('the words of a customer who leaves', () => {
  it.each([
    ['call me at 138 0013 8002 or 13800138002', 'call me at **** or ****'],
    ['写信到 lin.xiao@example.com，谢谢', '写信到 ****，谢谢'],
    ['I am 林晓, called Xiao in the app', 'I am **, called ** in the app'],
    ['It costs 200 a year', 'It costs 200 a year'],
  ])('R-54 are kept without numbers, addresses and names: %s', (told, kept) => {
    expect(withoutPerson(told, ['Xiao', '林晓', ''])).toBe(kept)
  })

  it('R-54 are deleted after 30 days', async () => {
    const noteOf = async (userId: number) =>
      (await database.db.select().from(accountClosings).where(eq(accountClosings.userId, userId)))[0]?.note
    const leave = (userId: number, at: Date) =>
      database.db.transaction((tx) =>
        closeAccount(tx, {
          userId,
          mobile: `13890000${userId}`,
          now: at,
          reason: 'seldom',
          note: 'too slow',
          requestId: `close-${userId}`,
          token: String(userId),
        }),
      )
    await leave(501, now)
    await leave(502, new Date(now.getTime() + 86_400_000))
    await leave(503, new Date(now.getTime() + 31 * 86_400_000 - 1))
    expect([await noteOf(501), await noteOf(502), await noteOf(503)]).toEqual(['', 'too slow', 'too slow'])
  })
})
