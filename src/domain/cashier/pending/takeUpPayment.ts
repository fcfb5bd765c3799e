import type { Payment } from '../payment/payment'
import { withOrderStatus } from '../gateway/orderStatus'
import type { PaymentState } from '../payment/paymentState'
import { awaitsCustomer } from '../payment/stateMachine'

/**
 * Takes up the first of these payments that the server knows, and tells whether there was one. An open one is waited for;
 * with `inProcess` only where the server is deciding on it, and otherwise left to the next tap. One that the server
 * refuses to speak about is not one that it does not know. With `always` a failed one whose order was paid otherwise is
 * no failure (P18); the cashier need not ask, since it opens for unpaid orders alone.
 * @param isGone whether the screen has been left; then nothing is taken up
 */
export async function takeUpPayment(
  current: PaymentState,
  candidates: readonly Payment[],
  wait: 'always' | 'inProcess',
  isGone: () => boolean,
): Promise<boolean> {
  let refused: { payment: Payment; message: string | undefined } | undefined
  for (const payment of candidates) {
    if (isGone()) return true
    const answer = await current.lookUp(payment)
    if (isGone() || current.state !== 'idle') return true
    if (answer?.kind === 'refused') refused ??= { payment, message: answer.message }
    if (answer && answer.kind !== 'result') continue
    const isWaiting = answer === undefined || awaitsCustomer(answer.result.paymentStatus)
    if (isWaiting && wait === 'inProcess') continue
    const result = answer && wait === 'always' ? await withOrderStatus(answer.result, payment) : answer?.result
    if (isGone() || current.state !== 'idle') return true
    current.takeUp(payment, result)
    return true
  }
  if (wait === 'inProcess' || !refused) return false
  current.takeUpRefused(refused.payment, refused.message)
  return true
}
