import { sql } from 'drizzle-orm'
import type { PaymentStatus } from '@/contract/cashier'
import type { Db } from '../../../sandbox/db/client'

/** A payment as the server keeps it. */
export interface PaymentRow {
  biz_no: string
  status: PaymentStatus
  asset_type: 'DEBIT_CARD' | 'ALIPAY' | 'WECHATPAY'
  session: string | null
  session_ends_at: string
  /** Whether its money goes back, or is back. */
  refunded: boolean
  /** When it was to be back and is not; null where nothing is owed. */
  owed_since: string | null
  amount: number
  /** Requests that led to it. */
  requests: string[] | null
  /** Codes of the bank that were accepted for it. */
  codes_used: number
  /** What the ledger says of its arrival: one row for each account that moved. */
  moves: { account: string; amount: number }[] | null
}

/** What the server knows of one customer. */
export interface Books {
  payments: PaymentRow[]
  /** Of an order of goods. */
  orderState: string | undefined
  /** Whether what was ordered was delivered. */
  delivered: boolean
  /** Of an order of goods, in fen: what it took, what the ledger says that it holds, and what the customer may still use. */
  subsidy: { taken: number; held: number; left: number } | null
  /** How often the mall counts it as delivered: codes of cards, or terms of a membership. */
  deliveries: number
}

interface Read {
  payments: PaymentRow[] | null
  mall: { state: string; codes: number } | null
  subsidy: Books['subsidy']
  gold: { paid: boolean; months: number | null } | null
  vip: { paid: boolean; months: number | null } | null
}

/** Reads all that the server knows of a customer with one query, past every call of the product. */
export async function readBooks(db: Db, userId: number, orderId: string): Promise<Books> {
  const { rows } = (await db.execute(sql`select
    (select json_agg(json_build_object('biz_no', p.biz_no, 'status', p.status, 'asset_type', p.asset_type,
        'session', p.session, 'session_ends_at', p.session_ends_at, 'refunded', p.refund_at is not null,
        'owed_since', case when p.refunded_at is null then p.refund_at end, 'amount', p.amount,
        'requests', (select json_agg(r.request_id) from payment_requests r where r.biz_no = p.biz_no),
        'codes_used', (select count(*)::int from sms_codes c where c.owner = p.biz_no and c.used_at is not null),
        'moves', (select json_agg(json_build_object('account', e.account, 'amount', e.amount)) from ledger_transactions t
          join ledger_entries e on e.transaction_id = t.transaction_id where t.ref = p.biz_no and t.reason = 'payment')))
      from payments p where p.order_id = ${orderId}) as payments,
    (select json_build_object('state', o.state, 'codes', json_array_length(o.card_codes::json)) from orders o
      where o.order_id = ${orderId}) as mall,
    (select json_build_object('taken', o.subsidy_amount,
        'held', (select coalesce(sum(e.amount), 0)::int from ledger_transactions t join ledger_entries e on e.transaction_id = t.transaction_id
          where t.ref = o.order_id and e.account = 'subsidies:orders'),
        'left', (select a.balance from ledger_accounts a where a.account = 'subsidy:' || ${userId}::int))
      from orders o where o.order_id = ${orderId}) as subsidy,
    (select json_build_object('paid', g.paid_at is not null, 'months',
        (select m.months from gold_members m where m.user_id = ${userId}))
      from gold_orders g where g.order_id = ${orderId}) as gold,
    (select json_build_object('paid', v.paid_at is not null, 'months',
        (select m.months from vip_terms m where m.user_id = ${userId} and m.vip_type = v.vip_type))
      from vip_orders v where v.order_id = ${orderId}) as vip`)) as unknown as { rows: Read[] }
  const [{ payments, mall, subsidy, gold, vip } = {} as Read] = rows
  const member = gold ?? vip
  return {
    payments: payments ?? [],
    orderState: mall?.state,
    subsidy,
    delivered: mall ? mall.state === 'finished' : member?.paid === true,
    deliveries: mall ? mall.codes : (member?.months ?? 0),
  }
}

/** What the whole ledger holds, by the first word of the accounts' names, in fen; and how many movements do not sum to zero. */
export async function readLedger(
  db: Db,
): Promise<{ groups: Record<string, number>; unbalanced: number; drifted: number }> {
  const { rows } = (await db.execute(sql`select
    (select json_object_agg(name, total) from (select split_part(account, ':', 1) as name, sum(balance)::bigint as total
      from ledger_accounts group by 1) as by_group) as groups,
    (select count(*)::int from (select transaction_id from ledger_entries group by 1 having sum(amount) <> 0) as bad)
      as unbalanced,
    (select count(*)::int from ledger_accounts a where a.balance <>
      (select coalesce(sum(e.amount), 0) from ledger_entries e where e.account = a.account)) as drifted`)) as unknown as {
    rows: { groups: Record<string, number> | null; unbalanced: number; drifted: number }[]
  }
  const [row] = rows
  return { groups: row?.groups ?? {}, unbalanced: row?.unbalanced ?? 0, drifted: row?.drifted ?? 0 }
}
