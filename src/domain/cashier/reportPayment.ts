import { report } from '@/report/report'
import type { PayEvent, PayState } from './state'

/** Reports the steps of a payment: begun, paid, or not paid. The reason is the event's name, since texts may say anything. */
export function reportPayment(state: PayState, event: PayEvent): void {
  if (state === 'creating') report('payStart', {})
  if (state === 'paid') report('paySuccess', {})
  if (state === 'failed' || state === 'unknown') report('payFail', { message: event })
}
