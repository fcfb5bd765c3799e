import type { Whole } from '@/contract/endpoint'
import type { RightUse, SupplierRight } from '@/contract/supplier'
import { dayMs } from '../../beijing'

/** How long a token for the area serves. */
export const TOKEN_MS = 60 * 60_000

/** A token with less time than this left is replaced. */
const RENEW_MS = 10 * 60_000

/** Whether a token opens an order now. */
export const opens = (
  token: { rightsOrderNo: string; endTime: Date } | undefined,
  rightsOrderNo: string,
  now: Date,
): boolean => token !== undefined && token.rightsOrderNo === rightsOrderNo && token.endTime > now

/** Whether a token that opens an order still has the time for a visit. */
export const lasts = ({ endTime }: { endTime: Date }, now: Date): boolean =>
  endTime.getTime() - now.getTime() > RENEW_MS

/** Until when a right can be received. */
export const receivableUntil = (
  right: { receiveDays?: Whole },
  { createdAt, endTime }: { createdAt: Date; endTime: Date },
): Date =>
  right.receiveDays === undefined
    ? endTime
    : new Date(Math.min(createdAt.getTime() + right.receiveDays * dayMs, endTime.getTime()))

/** Where a received right stands. */
export function receiptState(receipt: { usedAt: Date | null; endTime: Date }, now: Date): RightUse['state'] {
  if (receipt.usedAt) return 'used'
  return receipt.endTime > now ? 'received' : 'expired'
}

/** Where a right of an order stands; what was received stays so when the order has ended. */
export function rightState(
  right: { receiveDays?: Whole },
  order: { createdAt: Date; endTime: Date },
  receipt: { usedAt: Date | null; endTime: Date } | undefined,
  now: Date,
): SupplierRight['state'] {
  if (receipt) return receiptState(receipt, now)
  return receivableUntil(right, order) > now ? 'can_receive' : 'expired'
}
