import { toast } from '@/platform/toast'
import type { PayTexts } from './payTexts'

/**
 * Why a try did not succeed. `server` gave words of its own, or none on a payment that failed; of `lost` nobody knows the end;
 * `closed` is an order or a payment that the server takes nothing for any more.
 */
type FailCause = 'cancelled' | 'host' | 'blocked' | 'stuck' | 'lost' | 'server' | 'closed'

/** A try that did not succeed. Its words are taken when they are drawn, so that they follow the language on the screen. */
export interface Failure {
  cause: FailCause
  /** The server's own words; empty where the screen has words for the cause. */
  message: string
  /** How long its toast shows, in milliseconds; 0 where it was told already. */
  toastMs: number
}

const wordsFor: Record<FailCause, keyof PayTexts> = {
  cancelled: 'cancelled',
  host: 'hostFailed',
  blocked: 'blocked',
  stuck: 'stuck',
  lost: 'lost',
  server: 'failed',
  closed: 'failed',
}

/** What the customer reads of a failure. */
export const reasonOf = ({ cause, message }: Failure, texts: PayTexts): string => message || texts[wordsFor[cause]]

/** Shows a failure as a toast for as long as it says, and answers it. */
export function told(failure: Failure, texts: PayTexts): Failure {
  if (failure.toastMs > 0) toast(reasonOf(failure, texts), failure.toastMs)
  return failure
}

/** No word on the payment, maybe with other words of the server. @param toastMs see `Failure` */
export const lostBy = (message: string | undefined, toastMs: number): Failure => ({
  cause: message ? 'server' : 'lost',
  message: message ?? '',
  toastMs,
})

/** The server takes no payment any more: the screen has to look at the order anew. Told like every call that fails. */
export const closedBy = (message: string): Failure => ({ cause: 'closed', message, toastMs: 3000 })
