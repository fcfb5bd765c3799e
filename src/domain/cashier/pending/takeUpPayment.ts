import type { PayIntent } from '../gateway/gateway'
import { heardOfOrder } from '../gateway/orderStatus'
import type { Attempt } from '../payment/paymentState'
import { awaitsCustomer } from '../payment/query'

/**
 * Takes up the first of these payments that the server knows, and tells whether there was one. An open one is waited for;
 * with `inProcess` only where the server is deciding on it, and otherwise left to the next tap. One that the server
 * refuses to speak about is not one that it does not know. With `always` a failed one whose order was paid otherwise is
 * no failure (P18); the cashier need not ask, since it opens for unpaid orders alone.
 * @param isGone whether the screen has been left; then nothing is taken up
 */
export async function recallPayment(
  attempt: Attempt,
  candidates: readonly PayIntent[],
  wait: 'always' | 'inProcess',
  isGone: () => boolean,
): Promise<boolean> {
  let refused: { intent: PayIntent; message: string | undefined } | undefined
  for (const intent of candidates) {
    if (isGone()) return true
    const word = await attempt.lookUp(intent)
    if (isGone() || attempt.state !== 'idle') return true
    if (word?.kind === 'refused') refused ??= { intent, message: word.message }
    if (word && word.kind !== 'standing') continue
    const isWaiting = word === undefined || awaitsCustomer(word.standing.paymentStatus)
    if (isWaiting && wait === 'inProcess') continue
    const standing = word && wait === 'always' ? await heardOfOrder(word.standing, intent) : word?.standing
    if (isGone() || attempt.state !== 'idle') return true
    attempt.takeUp(intent, standing)
    return true
  }
  if (wait === 'inProcess' || !refused) return false
  attempt.takeUpRefused(refused.intent, refused.message)
  return true
}
