import type { ChosenTool } from '@/contract/cashier'
import type { Failure } from './failure'

/** Where the customer goes after paying with WeChat or Alipay. */
type AfterPay = 'native' | 'back' | 'orderDetail' | 'stay'

/** How long a result is shown before the customer is led on, in milliseconds: longer than a toast, so that it can be read. */
export const resultStaysMs = 3000

interface Ending {
  source: string
  outcome: 'paid' | 'error'
  /** The native page that opened the gold member page. */
  appFrom?: string
}

/** the gold member page returns to where it came from, and stays on an error; all other sources see their order. */
export function afterPay({ source, outcome, appFrom }: Ending): AfterPay {
  if (source !== 'gold-member') return 'orderDetail'
  if (outcome === 'error') return 'stay'
  return appFrom ? 'native' : 'back'
}

/**
 * Whether the order is shown after an error: one of WeChat Pay or Alipay that was shown. Not where no payment was made because a payment
 * with another tool is still open (P16).
 */
export function leavesAfter({ cause, toastMs }: Failure, tool: ChosenTool | undefined, source: string): boolean {
  if (toastMs === 0 || cause === 'blocked' || tool?.assetType === 'DEBIT_CARD') return false
  return afterPay({ source, outcome: 'error' }) === 'orderDetail'
}
