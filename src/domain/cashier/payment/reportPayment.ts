import type { BizType } from '@/contract/cashier'
import { report } from '@/report/report'
import type { PayEvent, PayState } from './stateMachine'

/**
 * Reports the steps of a payment: begun, paid, or not paid; a membership that is paid for is reported as such too. The reason
 * is the event's name, since texts may say anything.
 */
export function reportPayment(state: PayState, event: PayEvent, bizType: BizType | undefined): void {
  if (state === 'creating') report('payStart', {})
  if (state === 'paid') report('paySuccess', {})
  if (state === 'paid' && bizType === 'VIP_MEMBER_CARD') report('memberPaid', {})
  if (state === 'failed' || state === 'unknown') report('payFail', { message: event })
}
