import { randomBytes, randomInt } from 'node:crypto'
import type { AssetType, BizType } from '@/contract/cashier'
import type { Fen } from '@/contract/endpoint'
import type { Db } from '../../db/client'
import { serialNumber } from '../../serialNumber'
import { cardRefusal, heldCardOf, isLost } from './cards'
import { type PayHost, toolsOfHost } from './hosts'
import type { PaymentRecord } from './outcomes'
import type { PayableOrder } from './payable'
import { payableOf } from './payables'
import { awaitsCode, blocks, continues, SESSION_MS } from './paymentState'
import { findPayment, lockOrder, openPayments, settle } from './settle'
import { paymentRequests, payments } from './tables'

/** What a customer means to pay, by one tap. */
export interface PayIntent {
  userId: number
  requestId: string
  orderId: string
  bizType?: BizType
  /** What the customer saw; anything but the order's own amount is refused. */
  amount: Fen
  tool: { assetType: AssetType; cardId?: string }
  host: PayHost
  callBackUrl: string
  now: Date
}

/** A payment to go on with, or why there is none. */
export type Started =
  | { kind: 'payment'; payment: PaymentRecord }
  | {
      kind: 'refused'
      code: 'ORDER_UNKNOWN' | 'ORDER_NOT_PAYABLE' | 'AMOUNT_MISMATCH' | 'TOOL_UNAVAILABLE' | 'PAYMENT_IN_PROCESS'
    }

/**
 * Starts the payment of an order inside the caller's transaction. An open payment with the same tool is gone on with; another
 * tool waits while the customer could still approve the first elsewhere. The lock of the order keeps two starts apart.
 */
export async function startPayment(tx: Db, intent: PayIntent): Promise<Started> {
  const payable = payableOf(intent.orderId, intent.bizType)
  if (!payable) return { kind: 'refused', code: 'ORDER_UNKNOWN' }
  await lockOrder(tx, intent.orderId)
  const order = await payable.find(tx, intent.orderId, false)
  if (!order || order.userId !== intent.userId) return { kind: 'refused', code: 'ORDER_UNKNOWN' }
  if (!order.payable || order.payDeadline <= intent.now) return { kind: 'refused', code: 'ORDER_NOT_PAYABLE' }
  if (order.amount !== intent.amount) return { kind: 'refused', code: 'AMOUNT_MISMATCH' }

  const open = await openPayments(tx, order.orderId)
  const same = open.find((one) => continues(one, intent.tool, intent.now))
  if (same) return { kind: 'payment', payment: await remember(tx, intent, same) }
  if (open.some((one) => blocks(one, intent.now))) return { kind: 'refused', code: 'PAYMENT_IN_PROCESS' }
  if (!toolsOfHost[intent.host].includes(intent.tool.assetType)) return { kind: 'refused', code: 'TOOL_UNAVAILABLE' }

  const card = intent.tool.cardId === undefined ? undefined : await heldCardOf(tx, intent.userId, intent.tool.cardId)
  const byCard = intent.tool.assetType === 'DEBIT_CARD'
  if (byCard && (!card || (await cardRefusal(tx, card, order.amount, intent.now))))
    return { kind: 'refused', code: 'TOOL_UNAVAILABLE' }

  for (const { bizNo } of open.filter(awaitsCode)) {
    await settle(tx, bizNo, { status: 'PAYMENT_FAILURE', failure: 'replaced', now: intent.now })
  }
  const payment = await remember(tx, intent, await insertPayment(tx, intent, order))
  if (card && isLost(card)) {
    await settle(tx, payment.bizNo, { status: 'PAYMENT_FAILURE', failure: 'refused', now: intent.now })
  }
  return { kind: 'payment', payment: (await findPayment(tx, payment.bizNo)) ?? payment }
}

async function insertPayment(tx: Db, intent: PayIntent, order: PayableOrder): Promise<PaymentRecord> {
  const { tool, now } = intent
  const serial = serialNumber(now)
  const ends = Math.min(now.getTime() + SESSION_MS[tool.assetType], order.payDeadline.getTime())
  const [payment] = await tx
    .insert(payments)
    .values({
      bizNo: `P${serial}`,
      outBizNo: `${tool.assetType.charAt(0)}${serial}${String(randomInt(1e6)).padStart(6, '0')}`,
      userId: order.userId,
      orderId: order.orderId,
      amount: order.amount,
      subject: order.subject,
      assetType: tool.assetType,
      cardId: tool.assetType === 'DEBIT_CARD' ? tool.cardId : null,
      status: 'PAYMENT_CREATED',
      session: tool.assetType === 'DEBIT_CARD' ? null : randomBytes(24).toString('hex'),
      sessionEndsAt: new Date(ends),
      callBackUrl: intent.callBackUrl,
      createdAt: now,
    })
    .returning()
  if (!payment) throw new Error('the payment was not inserted')
  return payment
}

/** Keeps which payment an intent led to, so that it can be asked for when the answer is lost. */
async function remember(
  tx: Db,
  { userId, orderId, requestId }: PayIntent,
  payment: PaymentRecord,
): Promise<PaymentRecord> {
  await tx.insert(paymentRequests).values({ userId, orderId, requestId, bizNo: payment.bizNo }).onConflictDoNothing()
  return payment
}
