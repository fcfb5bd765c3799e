import { and, eq } from 'drizzle-orm'
import { payments } from '../../../sandbox/areas/cashier/tables'
import { goodsTable, rechargeOptions } from '../../../sandbox/areas/mall/tables'
import { placeOrder } from '../../../sandbox/areas/order/place'
import { orders } from '../../../sandbox/areas/order/tables'
import { type OpenDatabase, openDb } from '../../../sandbox/db/client'
import { userOfMobile } from '../../../sandbox/findUser'
import { ledgerEntries } from '../../../sandbox/ledger/tables'
import type { User } from '../../../sandbox/user'
import { seededAt } from './seeded'
import { startPostgres } from './startPostgres'

/** The moment that all races happen at. */
export const now = new Date('2025-06-02T04:00:00Z')

export const GOODS = { goodsId: '30101', rechargeType: 'card-50' }
export const PRICE = 4_860

/** A seeded shop on a real PostgreSQL, with one customer in it. */
export interface Shop extends OpenDatabase {
  buyer: User
}

export async function openShop(): Promise<Shop> {
  const postgres = await startPostgres(seededAt(now))
  const { db, close } = await openDb({ databaseUrl: postgres.url })
  const buyer = await userOfMobile(db, '13800138001', now)
  if (!buyer) throw new Error('the customer was not seeded')
  return {
    db,
    buyer,
    async close() {
      await close()
      await postgres.stop()
    },
  }
}

/** An order of one piece that waits for its payment. */
export async function orderOne({ db, buyer }: Shop): Promise<string> {
  const placed = await db.transaction((tx) =>
    placeOrder(tx, buyer, { ...GOODS, quantity: 1, rechargeAccount: '', transAmount: PRICE }, now),
  )
  if ('refused' in placed) throw new Error(placed.refused)
  return placed.orderId
}

export const paymentsOf = ({ db }: Shop, orderId: string) =>
  db.select().from(payments).where(eq(payments.orderId, orderId))

export async function orderRow({ db }: Shop, orderId: string) {
  const [row] = await db.select().from(orders).where(eq(orders.orderId, orderId))
  if (!row) throw new Error(`no order ${orderId}`)
  return row
}

export async function soldCount({ db }: Shop): Promise<number> {
  const [row] = await db.select().from(goodsTable).where(eq(goodsTable.goodsId, GOODS.goodsId))
  return row?.sold ?? 0
}

const isOption = and(eq(rechargeOptions.goodsId, GOODS.goodsId), eq(rechargeOptions.type, GOODS.rechargeType))

export async function stockOf({ db }: Shop): Promise<number> {
  const [row] = await db.select().from(rechargeOptions).where(isOption)
  return row?.stock ?? 0
}

export async function setStock({ db }: Shop, stock: number): Promise<void> {
  await db.update(rechargeOptions).set({ stock }).where(isOption)
}

/** What an account gained, entry by entry, in fen. */
export async function entriesOf({ db }: Shop, account: string): Promise<number[]> {
  const rows = await db.select().from(ledgerEntries).where(eq(ledgerEntries.account, account))
  return rows.map((row) => row.amount)
}

/** Where `count` callers wait for each other. */
export function meetingPoint(count: number): () => Promise<void> {
  let arrived = 0
  let open: () => void = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  return async () => {
    arrived += 1
    if (arrived >= count) open()
    await gate
  }
}
