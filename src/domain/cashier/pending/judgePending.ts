import type { ChosenTool, PaymentStatus } from '@/contract/cashier'
import { isSameTool } from '../payment/payment'
import { awaitsCustomer, eventOf } from '../payment/stateMachine'

/** What the server answered about a pending payment. */
export type PendingStatus = PaymentStatus | 'NEVER_SEEN'

/**
 * What a pending payment means for this tap: `paid` all is done, `over` it can be ignored, `again` it is continued
 * under its own identifiers, `wait` the server is deciding on it, `blocked` another tool has to wait for it.
 */
export type PendingVerdict = 'paid' | 'over' | 'again' | 'wait' | 'blocked'

/**
 * Judges a pending payment of the same order (R-82, P16).
 * @param pending undefined where the payment was made elsewhere and its tool is not known here
 */
export function judgePending(pending: ChosenTool | undefined, answer: PendingStatus, tool: ChosenTool): PendingVerdict {
  const isSame = pending !== undefined && isSameTool(pending, tool)
  // A create that the server never saw may still be on its way: its own id keeps it from charging twice.
  if (answer === 'NEVER_SEEN') return isSame ? 'again' : 'over'
  const event = eventOf(answer)
  if (event === 'serverPaid') return 'paid'
  if (event === 'serverFailed') return 'over'
  if (!awaitsCustomer(answer)) return isSame || !pending ? 'wait' : 'blocked'
  if (isSame) return 'again'
  // No money can move on a card until its code is typed here, and an unknown tool is the server's to judge.
  return !pending || pending.assetType === 'DEBIT_CARD' ? 'over' : 'blocked'
}
