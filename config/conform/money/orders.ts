import type { Finding } from '../check'
import { afterLoss, type Buyer, lost, twice } from './repeat'

/** An order that can be paid. */
export interface Placed {
  orderId: string
  payAmount: number
}

interface Goods {
  goodsId: string
  rechargeTypes: { type: string; kind: string; stock: number }[]
}

/** Fields of an order's own answer that are as old as the order. */
const madeNow = (field: string): boolean => field === 'orderDetail.createdAt'

/**
 * Makes orders: one and the same again, and one whose answer is lost. Afterwards the list must have two orders more. Answers the orders; none where
 * nothing could be ordered.
 */
export async function probeOrders(buyer: Buyer, mobile: string): Promise<Placed[]> {
  const { prober, person } = buyer
  const call = prober.call('order')
  if (!prober.isWanted(call)) return []
  const data = await orderData(buyer, mobile)
  if (!data) {
    prober.leave(call, 'make an order', 'no goods for a phone number or with codes are in stock')
    return []
  }
  const before = await orderIds(buyer)
  const deal = { name: 'order', data }
  const first = (await twice(buyer, deal)) as Placed | undefined
  if (!first) return []
  const loss = await lost(buyer, deal)
  const second = (await afterLoss(buyer, deal, loss)) as Placed | undefined
  const after = await orderIds(buyer)
  if (before && after) {
    const added = after.filter((id) => !before.includes(id))
    prober.add(call, 'count the orders after two intents, each sent twice', countFindings(added.length), {
      exchanges: [],
    })
  }
  const detail = prober.call('orderDetail')
  if (prober.isWanted(detail))
    await prober.probe({
      call: detail,
      data: { orderId: first.orderId },
      person,
      isFresh: madeNow,
      trying: 'read the order that was made',
    })
  return second ? [first, second] : [first]
}

/** Cancels the orders that were made, where the server can. */
export async function cancelOrders({ prober, person }: Buyer, orders: readonly Placed[]): Promise<void> {
  const call = prober.call('cancelOrder')
  if (!prober.isWanted(call)) return
  for (const { orderId } of orders)
    await prober.probe({ call, data: { orderId }, person, trying: `cancel the order ${orderId}` })
}

/** Ids of the newest orders; undefined where the list is left out or cannot be read. */
async function orderIds({ prober, person }: Buyer): Promise<string[] | undefined> {
  const call = prober.call('orderList')
  if (!prober.isWanted(call)) return undefined
  const { value } = await prober.send({ call, data: { page: 1 }, person })
  return (value as { orders: { orderId: string }[] } | undefined)?.orders.map(({ orderId }) => orderId)
}

export const countFindings = (added: number): Finding[] =>
  added === 2
    ? []
    : [
        {
          found: `two intents, each sent twice, have made ${added} orders`,
          shows: added > 2 ? 'orders that the customer did not make' : 'an order that was made is not in the list',
        },
      ]

/** The form of an order: the first goods that need no account and are in stock, at the price of now. */
async function orderData({ prober, person }: Buyer, mobile: string): Promise<object | undefined> {
  const listed = await prober.send({ call: prober.call('goodsList'), data: { page: 1 }, person })
  const cards = (listed.value as { goodsList: { goodsId: string }[] } | undefined)?.goodsList ?? []
  for (const { goodsId } of cards) {
    const { value } = await prober.send({ call: prober.call('goods'), data: { goodsId }, person })
    const type = (value as Goods | undefined)?.rechargeTypes.find(({ kind, stock }) => kind !== 'account' && stock > 1)
    if (!type) continue
    const wish = { goodsId, rechargeType: type.type, quantity: 1 }
    const confirmed = await prober.send({ call: prober.call('confirmOrderInfo'), data: wish, person })
    const { transAmount } = (confirmed.value as { order: { transAmount: number } } | undefined)?.order ?? {}
    if (transAmount !== undefined) return { ...wish, transAmount, rechargeAccount: type.kind === 'phone' ? mobile : '' }
  }
  return undefined
}
