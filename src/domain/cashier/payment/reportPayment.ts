import type { BizType } from '@/contract/cashier'
import { report } from '@/report/report'
import type { PayEvent, PayState } from './stateMachine'

/** A step of the customer that changes no state of the payment. */
type PayStep = 'toolsShown' | 'toolChosen' | 'codeEntered'

/** What is reported beside the payment itself where a membership is paid for. A call that fails is reported as one. */
const memberEvents = {
  toolsShown: 'memberPayToolShow',
  toolChosen: 'memberPayToolTap',
  start: 'memberPayTap',
  codeNeeded: 'memberCodeShow',
  codeEntered: 'memberCodeSubmit',
  gaveUp: 'memberPayLeave',
  serverPaid: 'memberPaid',
} as const

const reportMember = (step: PayEvent | PayStep): void => {
  if (step in memberEvents) report(memberEvents[step as keyof typeof memberEvents], {})
  else if (step === 'serverFailed') report('memberPayFailed', { message: step })
}

/**
 * Reports the steps of a payment: begun, paid, or not paid; those of a membership that is paid for are reported as such too. The reason
 * is the event's name, since texts may say anything.
 */
export function reportPayment(state: PayState, event: PayEvent, bizType: BizType): void {
  if (state === 'creating') report('payStart', {})
  if (state === 'paid') report('paySuccess', {})
  if (state === 'failed' || state === 'unknown') report('payFail', { message: event })
  reportStep(event, bizType)
}

/** Reports a step of a payment where it is that of a membership. */
export function reportStep(step: PayEvent | PayStep, bizType: BizType): void {
  if (bizType === 'VIP_MEMBER_CARD') reportMember(step)
}
