import { readdirSync } from 'node:fs'
import path from 'node:path'
import { getTableName } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { fileOf } from '../../sandbox/areas/ownData/file'
import { databaseForTests } from './openDatabase'

const now = new Date('2026-06-02T04:00:00Z')
const root = path.resolve(__dirname, '../../sandbox')
const database = databaseForTests(now)

const tables: PgTable[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => path.basename(name) === 'tables.ts')
  .flatMap((name) => Object.values<unknown>(jest.requireActual(path.join(root, name))))
  .filter((value) => value instanceof PgTable)

/** Tables with rows of a customer that their file leaves out, with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  idempotency_keys: 'answers that were given, whose data is in the file',
  payment_requests: 'which call began a payment that is in the file',
  pay_ways: 'the tool that was used last, as the payments say',
  wallet_lots: 'how the movements of the wallet are kept apart',
  pre_exchanges: 'an exchange before it is made',
  wrong_coin_codes: 'a count of wrong codes',
  identity_orders: 'readings that were not confirmed',
  identity_tries: 'a count of tries',
  own_data_tickets: 'the address of the file itself',
  account_closings: 'exists only once the account is closed',
  third_party_requests: 'ends with the call',
  one_key_bindings: 'becomes a card that is in the file',
  wallet_guides: 'whether a hint was shown',
  forced_groups: 'a setting of the sandbox for its testers',
  activity_views: 'that a page was opened',
  supplier_orders: 'the supplier’s copy of an order',
  leap_raises: 'limits that are asked for and decided within a minute',
  quota_raises: 'limits that are asked for and decided within a minute',
  extra_cards: 'what an item of an activity that is in the file has brought',
  gold_members: 'the term of an order that is in the file',
  gold_receipts: 'months that were received for nothing, which the term includes',
  renew_logs: 'charges, as the payments say',
  certificate_mails: 'where a certificate that is in the file was sent',
}

it('R-54 every table with rows of customers is in the file of their data, or is left out for a reason', async () => {
  const personal = tables.filter((table) => getTableConfig(table).columns.some(({ name }) => name === 'user_id'))
  const asked = new Set<string>()
  const ask = database.db.select.bind(database.db)
  const watched = Object.assign(Object.create(database.db), {
    select: (fields?: never) => {
      const from = fields === undefined ? ask() : ask(fields)
      return Object.assign(Object.create(from), {
        from: (table: PgTable) => {
          asked.add(getTableName(table))
          return from.from(table)
        },
      })
    },
  })
  await fileOf(watched, { userId: 102, lang: 'en', now })
  const missing = personal.map(getTableName).filter((name) => !asked.has(name) && !(name in leftOut))
  expect(missing).toEqual([])
  const names = personal.map(getTableName)
  expect(Object.keys(leftOut).filter((name) => asked.has(name) || !names.includes(name))).toEqual([])
  expect(names).toEqual(expect.arrayContaining(['loans', 'search_history', 'fly_cards']))
})
