import { and, eq, isNull, lte } from 'drizzle-orm'
import { formatAmount } from '@/lib/money'
import type { Db } from '../../db/client'
import { type Due, someRow } from '../../due'
import { moving, post } from '../../ledger/ledger'
import { sendNotice } from '../session/notices'
import { payableOf } from './payables'
import { findPayment, lockOrder } from './settle'
import { payments } from './tables'
import { toolTexts } from './toolTexts'

/** The money of a payment is back in the tool that it was paid with, and its customer is told. The caller holds the lock of the order. */
async function giveBack(tx: Db, bizNo: string, now: Date): Promise<void> {
  const payment = await findPayment(tx, bizNo)
  if (!payment) return
  const { orderId, userId, amount, assetType, subject } = payment
  const legs = moving('refunds:due', `outside:${assetType}`, amount)
  // An order may have several payments to return; each is returned once.
  if (!(await post(tx, { reason: 'refund', ref: bizNo, at: now, legs }))) return
  await tx.update(payments).set({ refundedAt: now }).where(eq(payments.bizNo, bizNo))
  await payableOf(orderId)?.refunded?.(tx, orderId, now)
  const yuan = formatAmount(amount)
  const text = {
    zh: `“${subject.zh}”的 ¥${yuan} 已退回${toolTexts[assetType].zh}。`,
    en: `¥${yuan} for ${subject.en} is back: ${toolTexts[assetType].en}.`,
  }
  await sendNotice(tx, { userId, scene: 'refunded', text, now })
}

const isToReturn = (now: Date) => and(lte(payments.refundAt, now), isNull(payments.refundedAt))

async function returnDue(db: Db, now: Date): Promise<void> {
  for (const { bizNo, orderId } of await db.select().from(payments).where(isToReturn(now))) {
    await db.transaction(async (tx) => {
      await lockOrder(tx, orderId)
      await giveBack(tx, bizNo, now)
    })
  }
}

/** Returns the money that orders could not take, the way it was paid, once its time has come: each payment in one transaction with its order. */
export const refundsDue: Due = { isDue: (now) => someRow(payments, isToReturn(now)), run: returnDue }
