import { type CashierWords, cashierWords } from '@/i18n/cashier'
import { toast } from '@/platform/page/toast'
import type { FailCause, Failure } from './failure'

const wordsFor: Record<FailCause, keyof CashierWords['flow']> = {
  cancelled: 'cancelled',
  host: 'hostFailed',
  blocked: 'blocked',
  stuck: 'stuck',
  lost: 'lost',
  server: 'failed',
  unsent: 'codeNotSent',
  closed: 'failed',
}

/** What the customer reads of a failure: the server's message where it gave one, else ours in the language on the screen. */
export const reasonOf = ({ cause, message }: Failure): string => message || cashierWords().flow[wordsFor[cause]]

/**
 * Shows a failure as a toast for as long as it says, and answers it. The payment flow shows its own toasts, since two
 * pages may share one payment and it must be shown once (D-17).
 */
export function showPayFailure(failure: Failure): Failure {
  if (failure.toastMs > 0) toast(reasonOf(failure), failure.toastMs)
  return failure
}
