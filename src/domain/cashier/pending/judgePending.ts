import type { PaymentStatus } from '@/contract/cashier'
import type { ChosenTool } from '../gateway/gateway'
import { awaitsCustomer, eventOf } from '../payment/query'

/** What the server said about an earlier attempt. */
export type EarlierWord = PaymentStatus | 'NEVER_SEEN'

/**
 * What an earlier attempt means for this tap: `paid` all is done, `over` it can be ignored, `again` it is continued
 * under its own identifiers, `wait` the server is deciding on it, `blocked` another tool has to wait for it.
 */
export type EarlierVerdict = 'paid' | 'over' | 'again' | 'wait' | 'blocked'

/** Whether two taps mean the same payment. */
export const isSameTool = (one: ChosenTool, other: ChosenTool): boolean =>
  one.assetType === other.assetType && one.cardId === other.cardId && one.amount === other.amount

/**
 * Judges an earlier attempt on the same order (R-82, P16).
 * @param earlier undefined where the attempt was made elsewhere and its tool is not known here
 */
export function judgeEarlier(earlier: ChosenTool | undefined, word: EarlierWord, tool: ChosenTool): EarlierVerdict {
  const isSame = earlier !== undefined && isSameTool(earlier, tool)
  // A create that the server never saw may still be on its way: its own id keeps it from charging twice.
  if (word === 'NEVER_SEEN') return isSame ? 'again' : 'over'
  const event = eventOf(word)
  if (event === 'serverPaid') return 'paid'
  if (event === 'serverFailed') return 'over'
  if (!awaitsCustomer(word)) return isSame || !earlier ? 'wait' : 'blocked'
  if (isSame) return 'again'
  // No money can move on a card until its code is typed here, and an unknown tool is the server's to judge.
  return !earlier || earlier.assetType === 'DEBIT_CARD' ? 'over' : 'blocked'
}
