import type { Attempt } from './attempt'
import type { PayIntent } from './gateway'

/**
 * Takes up the first of these payments that the server knows, and tells whether there was one. An open one is waited for;
 * with `inProcess` only where the server is deciding on it, and otherwise left to the next tap. One that the server
 * refuses to speak about is not one that it does not know.
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
    const status = word?.standing.paymentStatus
    const isWaiting = status === undefined || status === 'PAYMENT_CREATED' || status === 'PAYMENT_SUBMITTED'
    if (isWaiting && wait === 'inProcess') continue
    attempt.takeUp(intent, word?.standing)
    return true
  }
  if (wait === 'inProcess' || !refused) return false
  attempt.takeUpRefused(refused.intent, refused.message)
  return true
}
