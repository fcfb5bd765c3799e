import { findPayment } from '../../../sandbox/areas/cashier/settle'
import { type PayIntent, type Started, startPayment } from '../../../sandbox/areas/cashier/start'
import type { Outcome } from '../../../sandbox/provider/notification'
import { receiveNotification, type Verdict } from '../../../sandbox/provider/receive'
import { compose } from '../../../sandbox/provider/send'
import { now, PRICE, type Shop } from './shop'

/** Signs the notifications of these tests. */
export const SECRET = 'a secret of the tests'

export const intentOf = ({ buyer }: Shop, orderId: string, requestId: string): PayIntent => ({
  userId: buyer.userId,
  requestId,
  orderId,
  amount: PRICE,
  tool: { assetType: 'ALIPAY' },
  host: 'web',
  callBackUrl: '',
  now,
})

export function paymentOf(started: Started | undefined) {
  if (started?.kind !== 'payment') throw new Error(`no payment: ${JSON.stringify(started)}`)
  return started.payment
}

/** Starts the payment of an order. */
export const pay = async (shop: Shop, orderId: string) =>
  paymentOf(await shop.db.transaction((tx) => startPayment(tx, intentOf(shop, orderId, 'first'))))

/** Does something many times at once. */
export const many = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

/** Tells the shop of a payment with a right signature. */
export async function tell(shop: Shop, bizNo: string, outcome: Outcome): Promise<Verdict> {
  const payment = await findPayment(shop.db, bizNo)
  if (!payment) throw new Error(`no payment ${bizNo}`)
  const body = compose(payment, outcome, SECRET, now.getTime())
  return receiveNotification(shop.db, { provider: 'alipay', body, secret: SECRET, now })
}
