import type { Callable } from '@/contract/endpoint'
import { paymentInfo } from '@/contract/order/detail'
import type { OrderRes } from '@/contract/order/place'
import { call } from '@/request/call'
import { isRefusal } from '@/request/errors'
import { type Refusal, type SentIntent, Submission } from '@/request/submission'
import { orderIntents } from './orderIntents'

interface OrderSubmissionOptions<Form extends object> {
  /** Puts a refusal beside what it is about. */
  showRefusal(refusal: Refusal): boolean
  /** Says on the screen that there was no answer to this form. */
  showLost(form: Form): boolean
  /** The form holds personal data (U7). */
  needsConsent?: true
}

/**
 * Makes an order of a form. The amount is the one that the customer saw; another price is never paid silently. After a lost answer the
 * same form is sent under the same id.
 */
export const orderSubmission = <Form extends object>(
  endpoint: Callable<Form, OrderRes>,
  options: OrderSubmissionOptions<Form>,
) =>
  new Submission<Form, OrderRes>({
    ...options,
    intents: orderIntents(endpoint.path),
    send: (form, send, intent) => makeOrder(() => send(endpoint, form), intent),
  })

async function makeOrder(send: () => Promise<OrderRes>, intent: SentIntent): Promise<OrderRes> {
  const made = await send()
  if (!intent.isReused || (await isPayable(made.orderId))) return made
  // The earlier order of this form has been paid or cancelled since, so the customer means another one.
  intent.renew()
  return send()
}

async function isPayable(orderId: string): Promise<boolean> {
  try {
    await call(paymentInfo, { orderId }, { toast: false })
    return true
  } catch (error) {
    if (isRefusal(error, 'ORDER_NOT_PAYABLE')) return false
    throw error
  }
}
