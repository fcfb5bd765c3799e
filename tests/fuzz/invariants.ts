import { sql } from 'drizzle-orm'
import { REFUND_MS } from '../../sandbox/areas/cashier/paymentState'
import type { Db } from '../../sandbox/db/client'
import { monthlyAllowance } from '../../sandbox/subsidy'

/** What must hold for all money at any moment, each as a query of the rows that break it; `$now` is that moment. */
const always: Readonly<Record<string, string>> = {
  'each movement of the ledger sums to zero': `select transaction_id::text as what from ledger_entries
    group by 1 having sum(amount) <> 0`,
  'each account of the ledger holds the sum of its movements': `select account as what from ledger_accounts a where balance <>
    (select coalesce(sum(e.amount), 0) from ledger_entries e where e.account = a.account)`,
  'no wallet, no subsidy and no purse of coins is below zero': `select account as what from ledger_accounts
    where balance < 0 and (account like 'wallet:%' or account like 'subsidy:%' or account like 'coins:%')`,
  'no subsidy is more than what a month brings': `select account as what from ledger_accounts
    where account like 'subsidy:%' and balance > ${monthlyAllowance.member}`,
  'orders hold the subsidies that they took': `select held::text as what from (select
    coalesce((select balance from ledger_accounts where account = 'subsidies:orders'), 0)
    - (select coalesce(sum(subsidy_amount), 0) from orders where state not in ('cancelled', 'refunding', 'refunded')) as held) as compared
    where held <> 0`,
  'a wallet holds what is left of its lots': `select account as what from ledger_accounts a where account like 'wallet:%' and balance <>
    (select coalesce(sum(l.left_amount), 0) from wallet_lots l where 'wallet:' || l.user_id = a.account)`,
  'coins are what the log of coins says': `select account as what from ledger_accounts a where account like 'coins:%' and balance <>
    (select coalesce(sum(l.coins), 0) from coin_logs l where 'coins:' || l.user_id = a.account)`,
  'no stock is below zero': `select goods_id as what from coin_goods where stock < 0
    union all select offer_id from coupon_stocks where "left" < 0
    union all select goods_id from recharge_options where stock < 0`,
  'an order is charged once': `select order_id as what from payments where status = 'PAYMENT_SUCCESS' and refund_at is null
    group by 1 having count(*) > 1`,
  'a successful payment is booked once': `select p.biz_no as what from payments p where p.status = 'PAYMENT_SUCCESS' and 1 <
    (select count(*) from ledger_transactions t where t.ref = p.biz_no and t.reason = 'payment')`,
  'money that is owed is booked as owed': `select owed::text as what from (select
    coalesce((select balance from ledger_accounts where account = 'refunds:due'), 0)
    - coalesce((select sum(amount) from payments where refund_at is not null and refunded_at is null), 0) as owed) as compared
    where owed <> 0`,
  'money that is owed is returned in time': `select biz_no as what from payments
    where refunded_at is null and refund_at < $now - interval '1 minute'`,
  'an order waits for a refund as long as a payment of it does': `select order_id as what from orders o where state = 'refunding'
    and not exists (select 1 from payments p where p.order_id = o.order_id and p.refund_at is not null and p.refunded_at is null)`,
  'an intent leads to one payment': `select order_id as what from payment_requests group by user_id, order_id, request_id
    having count(*) > 1`,
  'a coupon is used for one order': `select coupon_id as what from orders where coupon_id is not null
    and state not in ('cancelled', 'refunding', 'refunded') group by 1 having count(*) > 1`,
  'a term of a membership is charged once': `select user_id || ' ' || vip_type as what from vip_orders
    where charged_for is not null and paid_at is not null group by user_id, vip_type, charged_for having count(*) > 1`,
  'a right is claimed once in its period': `select user_id || ' ' || once_key as what from vip_claims where once_key is not null
    group by user_id, once_key having count(*) > 1
    union all select user_id || ' ' || once_key from rights_claims where once_key is not null
    group by user_id, once_key having count(*) > 1`,
  'a code of coins gives once': `select code as what from pre_exchanges where code is not null and order_id is not null
    group by 1 having count(*) > 1`,
  'a withdrawal uses the lots for its amount': `select w.withdraw_id as what from withdrawals w
    join wallet_uses u on u.withdraw_id = w.withdraw_id group by w.withdraw_id, w.amount having sum(u.amount) <> w.amount`,
  'a closed account has nothing open': `select 'payment ' || p.biz_no as what from payments p join users u on u.user_id = p.user_id
    where u.closed_at is not null and p.status not in ('PAYMENT_SUCCESS', 'PAYMENT_FAILURE')
    union all select 'withdrawal ' || w.withdraw_id from withdrawals w join users u on u.user_id = w.user_id
    where u.closed_at is not null and w.due_at is not null
    union all select 'login of ' || s.user_id from sessions s join users u on u.user_id = s.user_id where u.closed_at is not null
    union all select 'card ' || c.card_id from bank_cards c join users u on u.user_id = c.user_id
    where u.closed_at is not null and c.removed_at is null`,
}

/**
 * What must hold as well where one clock gives every date: with two processes, one of them may write an earlier date after the close. A provider
 * may say that a payment succeeded which it had refused before the account was closed: that money goes back, so only what was owed before the
 * close is open business.
 */
const byOneClock: Readonly<Record<string, string>> = {
  'nothing is begun or owed by the close of an account': `select 'payment ' || p.biz_no as what from payments p join users u on u.user_id = p.user_id
    where p.created_at > u.closed_at or (p.refunded_at is null and p.refund_at < u.closed_at + interval '${REFUND_MS} milliseconds')
    union all select 'withdrawal ' || w.withdraw_id from withdrawals w join users u on u.user_id = w.user_id where w.created_at > u.closed_at`,
}

export const rules = { ...always, ...byOneClock }

/** A query that answers a row with `rule` and `what` for everything that breaks one at a moment, in milliseconds as a date. */
export const queryAt = (now: number, clocks: 'one' | 'two'): string =>
  Object.entries(clocks === 'one' ? rules : always)
    .map(([rule, rows]) => `select '${rule}' as rule, what from (${rows}) as broken`)
    .join('\nunion all\n')
    .replaceAll('$now', `'${new Date(now).toISOString()}'::timestamptz`)

/** What the rows of the query say. */
export const brokenIn = (rows: readonly { rule: string; what: string }[]): string[] =>
  rows.map(({ rule, what }) => `${rule}: ${what}`)

/** Every rule that is broken, with what breaks it. */
export async function brokenRules(db: Pick<Db, 'execute'>): Promise<string[]> {
  const { rows } = (await db.execute(sql.raw(queryAt(Date.now(), 'one')))) as unknown as {
    rows: { rule: string; what: string }[]
  }
  return brokenIn(rows)
}
