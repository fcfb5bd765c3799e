import type { RequestOf } from '@/contract/endpoint'
import { copyOrderCreate, copyOrderInfo } from '@/contract/order/again'
import { paymentInfo } from '@/contract/order/detail'
import { type ConfirmOrderInfoRes, confirmOrderInfo, type OrderReq, type OrderRes, order } from '@/contract/order/place'
import { call } from '@/request/call'
import { ApiError, isRefusal } from '@/request/errors'
import { acceptOpenOrders, endOrderIntent, orderIntent } from './orderIntent'

/**
 * How an order attempt ended. `seen` ends the intent and is called when the customer was shown the end: an order whose answer
 * nobody saw is answered again, in place of a second one.
 * `unknown` is a lost answer: the next attempt with the same form asks under the same id.
 */
type SubmitEnd<Info> =
  | { kind: 'created'; orderId: string; seen(): void }
  | { kind: 'priceChanged'; info: Info }
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'unknown'; message: string }
  | { kind: 'signedOut' }

interface Attempt<Req extends object, Info> {
  path: string
  form: Req
  /** What is ordered, where the form says it. */
  goodsId?: string
  send(requestId: string): Promise<OrderRes>
  /** What the shop asks for now, after it refused the price that was shown. */
  look(): Promise<Info>
}

/** Makes an order of what the confirm screen shows. The amount is the one the customer saw; another price is never paid silently. */
export const submitOrder = (form: OrderReq): Promise<SubmitEnd<ConfirmOrderInfoRes>> => {
  const { goodsId, rechargeType, quantity } = form
  return attempt({
    path: order.path,
    form,
    goodsId,
    send: (requestId) => call(order, form, { toast: false, requestId }),
    look: () => call(confirmOrderInfo, { goodsId, rechargeType, quantity }, { toast: false }),
  })
}

/** Buys the same again at the price that was shown. */
export const buyAgain = (form: RequestOf<typeof copyOrderCreate>) =>
  attempt({
    path: copyOrderCreate.path,
    form,
    send: (requestId) => call(copyOrderCreate, form, { toast: false, requestId }),
    look: () => call(copyOrderInfo, { orderId: form.orderId }, { toast: false }),
  })

async function attempt<Req extends object, Info>(one: Attempt<Req, Info>): Promise<SubmitEnd<Info>> {
  const { path, form, goodsId } = one
  const { requestId, reused } = orderIntent(path, form, goodsId)
  try {
    const { orderId } = await one.send(requestId)
    const seen = () => {
      endOrderIntent(path, form)
      if (goodsId !== undefined) acceptOpenOrders(goodsId)
    }
    if (!reused || (await isPayable(orderId))) return { kind: 'created', orderId, seen }
    // The earlier order of this intent has been paid or cancelled since, so the customer means another one.
    endOrderIntent(path, form)
    return attempt(one)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.kind === 'session') return { kind: 'signedOut' }
    if (error.kind !== 'refused') return { kind: 'unknown', message: error.message }
    endOrderIntent(path, form)
    return error.code === 'PRICE_CHANGED' ? priceChanged(one, error) : asRefused(error)
  }
}

async function priceChanged<Req extends object, Info>(
  { look }: Attempt<Req, Info>,
  refusal: ApiError,
): Promise<SubmitEnd<Info>> {
  try {
    return { kind: 'priceChanged', info: await look() }
  } catch (error) {
    return asRefused(error instanceof ApiError && error.kind === 'refused' ? error : refusal)
  }
}

const asRefused = ({ code, message }: ApiError): { kind: 'refused'; code: string; message: string } => ({
  kind: 'refused',
  code,
  message,
})

async function isPayable(orderId: string): Promise<boolean> {
  try {
    await call(paymentInfo, { orderId }, { toast: false })
    return true
  } catch (error) {
    if (isRefusal(error, 'ORDER_NOT_PAYABLE')) return false
    throw error
  }
}
