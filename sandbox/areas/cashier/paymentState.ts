import type { AssetType, PaymentStatus } from '@/contract/cashier'

/** How long a provider’s session and a bank’s confirmation stay open, unless the order’s own time ends before; milliseconds. */
export const SESSION_MS: Record<AssetType, number> = {
  DEBIT_CARD: 15 * 60_000,
  ALIPAY: 5 * 60_000,
  WECHATPAY: 5 * 60_000,
}

/** How long money that an order could not take needs to be back where it came from. */
export const REFUND_MS = 10 * 60_000

/** How long a bank takes that does not decide at once. */
export const SLOW_BANK_MS = 20_000

const ladder: Record<PaymentStatus, number> = {
  PAYMENT_CREATED: 0,
  PAYMENT_SUBMITTED: 1,
  PAYMENT_PROCESS_IN: 2,
  PAYMENT_FAILURE: 3,
  PAYMENT_SUCCESS: 4,
}

/**
 * Whether news changes a payment. News only ever moves it up the ladder, so that repeated, late and out-of-order news are
 * harmless: a failure after the success is dropped, and a success after a failure counts, since the money has moved.
 */
export const isNews = (current: PaymentStatus, heard: PaymentStatus): boolean => ladder[heard] > ladder[current]

/** Whether a payment may still end either way. */
export const isOpen = (status: PaymentStatus): boolean => ladder[status] < ladder.PAYMENT_FAILURE

/** The states of such payments. */
export const openStatuses: PaymentStatus[] = (Object.keys(ladder) as PaymentStatus[]).filter(isOpen)

/** A payment as far as other payments of its order are concerned. */
export interface PaymentFacts {
  status: PaymentStatus
  assetType: AssetType
  cardId: string | null
  sessionEndsAt: Date
}

/** Whether a payment with this tool goes on with an open one, so that no second charge can come of it. */
export function continues(open: PaymentFacts, tool: { assetType: AssetType; cardId?: string }, now: Date): boolean {
  if (!isOpen(open.status) || open.assetType !== tool.assetType) return false
  if (tool.assetType === 'DEBIT_CARD' && open.cardId !== tool.cardId) return false
  return open.status === 'PAYMENT_PROCESS_IN' || open.sessionEndsAt > now
}

/** Whether the bank waits for a code, so that no money can move unless the customer types it here. */
export const awaitsCode = (payment: PaymentFacts): boolean =>
  payment.assetType === 'DEBIT_CARD' && isOpen(payment.status) && payment.status !== 'PAYMENT_PROCESS_IN'

/**
 * Whether a payment with another tool has to wait for this one: the customer may still approve it elsewhere, or has done so and
 * it is being decided on, however long that takes.
 */
export const blocks = (payment: PaymentFacts, now: Date): boolean =>
  isOpen(payment.status) &&
  !awaitsCode(payment) &&
  (payment.status === 'PAYMENT_PROCESS_IN' || payment.sessionEndsAt > now)
