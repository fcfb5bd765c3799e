import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { RightUse } from '@/contract/supplier'
import type { Area } from '../../area'
import { dayMs } from '../../beijing'
import type { Db } from '../../db/client'
import { inLanguage } from '../../language'
import { pictureOf, type Viewer } from '../../viewer'
import { cardCodesFor, voucherCodeOf } from '../order/cardCodes'
import { type SupplierOffer, supplierOffers, USE_DAYS } from './offers'
import type { SupplierOrder } from './orders'
import { supplierBills, supplierReceipts } from './tables'
import { receiptState, receivableUntil } from './validity'

export type Receipt = typeof supplierReceipts.$inferSelect

/** What was received of an order, newest first. */
export const receiptsOf = (db: Db, { rightsOrderNo }: SupplierOrder): Promise<Receipt[]> =>
  db
    .select()
    .from(supplierReceipts)
    .where(eq(supplierReceipts.rightsOrderNo, rightsOrderNo))
    .orderBy(desc(supplierReceipts.receivedAt), desc(supplierReceipts.receiptId))

async function findReceipt(db: Db, rightsOrderNo: string, rightId: string): Promise<Receipt | undefined> {
  const [receipt] = await db
    .select()
    .from(supplierReceipts)
    .where(and(eq(supplierReceipts.rightsOrderNo, rightsOrderNo), eq(supplierReceipts.rightId, rightId)))
  return receipt
}

/** A code as the supplier of a right gives one. */
export function codeOf({ codeKind }: SupplierOffer): string {
  const codes = cardCodesFor(1)
  return (codeKind === 'qr' ? voucherCodeOf(codes) : codes[0]?.password) ?? ''
}

/**
 * Receives a right inside the caller's transaction, once, with its bill; one that was received before is answered again, also where
 * several callers receive it at the same time.
 */
export async function receive(
  tx: Db,
  order: SupplierOrder,
  right: SupplierOffer,
  now: Date,
): Promise<Receipt | { refused: 'RIGHT_EXPIRED' | 'SUPPLIER_DOWN' }> {
  const { rightsOrderNo } = order
  const { rightId } = right
  const earlier = await findReceipt(tx, rightsOrderNo, rightId)
  if (earlier) return earlier
  if (receivableUntil(right, order) <= now) return { refused: 'RIGHT_EXPIRED' }
  if (right.isDown) return { refused: 'SUPPLIER_DOWN' }
  const endTime = new Date(now.getTime() + USE_DAYS * dayMs)
  const [receipt] = await tx
    .insert(supplierReceipts)
    .values({ rightsOrderNo, rightId, code: codeOf(right), receivedAt: now, endTime })
    .onConflictDoNothing()
    .returning()
  if (receipt) {
    await tx.insert(supplierBills).values({ rightsOrderNo, title: right.name, amount: right.charge, createdAt: now })
    return receipt
  }
  const others = await findReceipt(tx, rightsOrderNo, rightId)
  if (!others) throw new Error(`the receipt of ${rightId} was not inserted`)
  return others
}

/** How a received right is used. */
export function asUse(receipt: Receipt, right: SupplierOffer, { lang, origin, now }: Viewer): RightUse {
  return {
    receiveId: String(receipt.receiptId),
    rightId: right.rightId,
    name: inLanguage(right.name, lang),
    picture: pictureOf('icon', right.picture, origin),
    state: receiptState(receipt, now),
    code: receipt.code,
    codeKind: right.codeKind,
    receivedAt: receipt.receivedAt.getTime(),
    endTime: receipt.endTime.getTime(),
    steps: right.steps.map((step) => inLanguage(step, lang)),
  }
}

/** A code that a supplier gave, which serves once, until its end. */
export const supplierCode: NonNullable<Area['partnerCode']> = async (db, code, { isUsed, now }) => {
  const isCode = eq(supplierReceipts.code, code)
  const isOpen = and(isCode, isNull(supplierReceipts.usedAt), gt(supplierReceipts.endTime, now))
  if (isUsed) await db.update(supplierReceipts).set({ usedAt: now }).where(isOpen)
  const [receipt] = await db.select().from(supplierReceipts).where(isCode)
  if (!receipt) return undefined
  const offers = Object.values(supplierOffers).flatMap(({ rights }) => rights)
  const name = offers.find(({ rightId }) => rightId === receipt.rightId)?.name
  return name && { name, left: receiptState(receipt, now) === 'received' ? 1 : 0 }
}
