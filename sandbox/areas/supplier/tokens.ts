import { randomBytes } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { supplierTokens } from './tables'
import { lasts, opens, TOKEN_MS } from './validity'

type SupplierToken = typeof supplierTokens.$inferSelect

async function find(db: Db, rscToken: string): Promise<SupplierToken | undefined> {
  const [token] = await db.select().from(supplierTokens).where(eq(supplierTokens.rscToken, rscToken))
  return token
}

/** Whether this token opens the order now. */
export const isOpenedBy = async (db: Db, rightsOrderNo: string, rscToken = '', now: Date): Promise<boolean> =>
  opens(await find(db, rscToken), rightsOrderNo, now)

/** The token that a customer came with where it opens the order for some time yet; undefined where they need another one. */
export async function lastingToken(
  db: Db,
  rightsOrderNo: string,
  rscToken: string | undefined,
  now: Date,
): Promise<SupplierToken | undefined> {
  const token = await find(db, rscToken ?? '')
  return token && opens(token, rightsOrderNo, now) && lasts(token, now) ? token : undefined
}

/** Makes a token that opens an order for an hour. */
export async function newToken(db: Db, rightsOrderNo: string, now: Date): Promise<SupplierToken> {
  const token = {
    rscToken: randomBytes(24).toString('hex'),
    rightsOrderNo,
    endTime: new Date(now.getTime() + TOKEN_MS),
  }
  await db.insert(supplierTokens).values(token)
  return token
}

/** A token for a link to an order: the newest one where it lasts, or a new one. */
export async function linkToken(db: Db, rightsOrderNo: string, now: Date): Promise<SupplierToken> {
  const [newest] = await db
    .select()
    .from(supplierTokens)
    .where(eq(supplierTokens.rightsOrderNo, rightsOrderNo))
    .orderBy(desc(supplierTokens.endTime))
    .limit(1)
  return newest && lasts(newest, now) ? newest : newToken(db, rightsOrderNo, now)
}
