import { startServer } from '@tests/histories/world/server'
import { sql } from 'drizzle-orm'
import type { Db } from '../../sandbox/db/client'
import { brokenRules, rules } from './invariants'

let server: Awaited<ReturnType<typeof startServer>>
const now = Date.now
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await server.close()
  Date.now = now
})

/** A violation of each rule, as statements that plant it; what the database itself refuses is dropped first. */
const violations: Record<keyof typeof rules, readonly string[]> = {
  'each movement of the ledger sums to zero': [
    'update ledger_entries set amount = amount + 1 where entry_id = (select min(entry_id) from ledger_entries)',
  ],
  'each account of the ledger holds the sum of its movements': [
    "update ledger_accounts set balance = balance + 1 where account not like 'wallet:%' and account not like 'coins:%'",
  ],
  'no wallet, no subsidy and no purse of coins is below zero': [
    'alter table ledger_accounts drop constraint ledger_wallet_not_negative',
    "insert into ledger_accounts (account, balance) values ('wallet:999', -1)",
  ],
  'no subsidy is more than what a month brings': [
    "insert into ledger_accounts (account, balance) values ('subsidy:999', 30001)",
  ],
  'orders hold the subsidies that they took': [
    'update orders set subsidy_amount = subsidy_amount + 1 where order_id = (select min(order_id) from orders)',
  ],
  'a wallet holds what is left of its lots': [
    'update wallet_lots set left_amount = left_amount - 1 where lot_id = (select min(lot_id) from wallet_lots where left_amount > 0)',
  ],
  'coins are what the log of coins says': [
    'update coin_logs set coins = coins + 1 where log_id = (select min(log_id) from coin_logs)',
  ],
  'no stock is below zero': [
    'alter table coin_goods drop constraint coin_goods_stock',
    'update coin_goods set stock = -1',
  ],
  'an order is charged once': [payment('b1', 'o1'), payment('b2', 'o1')],
  'a successful payment is booked once': [
    payment('b1', 'o1'),
    'alter table ledger_transactions drop constraint ledger_once',
    "insert into ledger_transactions (reason, ref, posted_at) values ('payment', 'b1', now()), ('payment', 'b1', now())",
  ],
  'money that is owed is booked as owed': [
    payment('b1', 'o1'),
    "update payments set refund_at = now() + interval '100 years' where biz_no = 'b1'",
  ],
  'money that is owed is returned in time': [
    payment('b1', 'o1'),
    "update payments set refund_at = timestamptz '2026-01-01' where biz_no = 'b1'",
  ],
  'an order waits for a refund as long as a payment of it does': [
    "update orders set state = 'refunding' where order_id = (select min(order_id) from orders)",
  ],
  'an intent leads to one payment': [
    'alter table payment_requests drop constraint payment_requests_user_id_order_id_request_id_pk',
    payment('b1', 'o1'),
    "insert into payment_requests values (1, 'o1', 'r1', 'b1'), (1, 'o1', 'r1', 'b1')",
  ],
  'a coupon is used for one order': [
    "update orders set coupon_id = 'c1', state = 'paid' where order_id in (select order_id from orders limit 2)",
  ],
  'a term of a membership is charged once': [
    'drop index vip_orders_charge',
    'create temp table two as select * from vip_orders limit 1',
    "update two set charged_for = now(), paid_at = now(), order_id = 'M1'",
    'insert into vip_orders select * from two',
    "update two set order_id = 'M2'",
    'insert into vip_orders select * from two',
  ],
  'a right is claimed once in its period': [
    'drop index if exists rights_claims_once',
    'alter table rights_claims drop constraint if exists rights_claims_once',
    "insert into rights_claims (user_id, once_key, result, \"left\", received_at) values (1, 'k', '{}', 0, now()), (1, 'k', '{}', 0, now())",
  ],
  'a code of coins gives once': [
    "insert into pre_exchanges (exchange_no, user_id, goods_id, code, coins, ends_at, order_id) values ('e1', 1, 'g', 'CODE', 0, now(), 'o1'), ('e2', 1, 'g', 'CODE', 0, now(), 'o2')",
  ],
  'a withdrawal uses the lots for its amount': [
    'update wallet_uses set amount = amount + 1 where withdraw_id = (select min(withdraw_id) from wallet_uses)',
  ],
  'a closed account has nothing open': [
    payment('b1', 'o1').replace("'PAYMENT_SUCCESS'", "'PAYMENT_PROCESS_IN'"),
    'update users set closed_at = now() where user_id = (select min(user_id) from users)',
  ],
  'nothing is begun or owed by the close of an account': [
    payment('b1', 'o1'),
    "update users set closed_at = now() - interval '1 minute' where user_id = (select min(user_id) from users)",
  ],
}

function payment(bizNo: string, orderId: string): string {
  return `insert into payments (biz_no, out_biz_no, user_id, order_id, amount, subject, asset_type, status, session_ends_at, call_back_url, created_at)
    values ('${bizNo}', '${bizNo}', (select min(user_id) from users), '${orderId}', 100, '{}', 'ALIPAY', 'PAYMENT_SUCCESS', now(), '', now())`
}

/** What is broken with the violation, which is taken back. */
async function brokenWith(statements: readonly string[]): Promise<string[]> {
  let broken: string[] = []
  await (server.db as Db)
    .transaction(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement))
      broken = await brokenRules(tx)
      tx.rollback()
    })
    .catch((error: Error) => {
      if (error.constructor.name !== 'TransactionRollbackError') throw error
    })
  return broken
}

it('no rule of money is broken in the seeded data', async () => {
  expect(await brokenRules(server.db)).toEqual([])
})

it.each(Object.entries(violations))('a violation is seen: %s', async (rule, statements) => {
  expect((await brokenWith(statements)).filter((one) => one.startsWith(rule))).not.toEqual([])
})

it('each rule has a violation', () => {
  expect(Object.keys(violations).sort()).toEqual(Object.keys(rules).sort())
})

const minutesFromClose = (minutes: number) => [
  payment('b1', 'o1'),
  'update users set closed_at = now() where user_id = (select min(user_id) from users)',
  `update payments set refund_at = now() + interval '${minutes} minutes' where biz_no = 'b1'`,
]

it.each([
  [9, true],
  [11, false],
])('money that goes back %i minutes after the close of its account was owed before it: %s', async (minutes, isOpen) => {
  const broken = await brokenWith(minutesFromClose(minutes))
  expect(broken.some((one) => one.startsWith('nothing is begun or owed by the close of an account: payment b1'))).toBe(
    isOpen,
  )
})
