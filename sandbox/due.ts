import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db/client'

/**
 * What time alone brings, in the order in which it is done: slow banks decide and unused sessions end, accounts are recharged and cards delivered,
 * operators credit or refuse top-ups, money that no order took goes back, orders past their deadline are cancelled, renewals are announced and
 * charged, opened cards bring their coupons and each month its subsidy, payouts go on, and customers are reminded of what ends soon.
 */
export const dueSteps = [
  'payments',
  'deliveries',
  'topups',
  'refunds',
  'cancellations',
  'renewals',
  'openedCards',
  'subsidies',
  'payouts',
  'lapsingMoney',
  'lapsingCoupons',
  'lapsingPackets',
] as const

export type DueStep = (typeof dueSteps)[number]

/** One step: what it does, and beside it the question whether there is anything to do. */
export interface Due {
  /**
   * A condition without a table of its own, made of `someRow`: whether `run` would change anything. It may be true too often, which costs time;
   * where it is false, nothing is done.
   */
  isDue(now: Date): SQL
  /** Does all that is due by now, and nothing the second time. */
  run(db: Db, now: Date): Promise<unknown>
}

/** Whether a table has a row like this. Written out, since a query with all columns takes a multiple of the time to build and to plan. */
export const someRow = (table: PgTable, like: SQL | undefined): SQL =>
  sql`exists (select 1 from ${table} where ${like})`
