import type { Payment } from '../payment/payment'
import type { PaymentState } from '../payment/paymentState'
import { awaitsCustomer } from '../payment/stateMachine'

/**
 * Takes up the first of these payments that the server knows, and answers whether there was one. An open one is waited for;
 * with `inProcess` only where the server is deciding on it, and otherwise left to the next tap. One whose query the server
 * refuses is not one that it does not know.
 * @param isDropped whether the screen has been left for good; then nothing is taken up
 */
export async function takeUpPayment(
  current: PaymentState,
  candidates: readonly Payment[],
  wait: 'always' | 'inProcess',
  isDropped: () => boolean,
): Promise<boolean> {
  let refused: { payment: Payment; message: string | undefined } | undefined
  for (const payment of candidates) {
    if (isDropped()) return true
    const answer = await current.lookUp(payment)
    if (isDropped() || current.state !== 'idle') return true
    if (answer?.kind === 'refused') refused ??= { payment, message: answer.message }
    if (answer && answer.kind !== 'result') continue
    const isWaiting = answer === undefined || awaitsCustomer(answer.result.paymentStatus)
    if (isWaiting && wait === 'inProcess') continue
    current.takeUp(payment, answer?.result)
    return true
  }
  if (wait === 'inProcess' || !refused) return false
  current.takeUpRefused(refused.payment, refused.message)
  return true
}
