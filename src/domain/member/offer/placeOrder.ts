import type { PriceOption, UnpaidOrder, VipInfoRes } from '@/contract/member/info'
import { createVipOrder } from '@/contract/member/order'
import { memberOrderInfo } from '@/contract/member/orderInfo'
import { boundBizNo } from '@/domain/cashier/gateway/products/boundBizNo'
import type { Send } from '@/request/submission'
import type { Membership } from './memberships'
import { orderOf, orderToGoOn } from './purchase'

/** An order that waits for its payment. */
export interface PlacedOrder {
  orderId: string
  /** Fen. */
  amount: number
  /** The payment to go on with. */
  bizNo?: string
  /** It takes no payment any more: it was paid elsewhere meanwhile, or its time is over. */
  isOver: boolean
  paysInCashier: boolean
}

/** What is bought: a price, or an order whose price is not offered here. */
export type Wish = { paysInCashier: boolean } & (
  | { info: VipInfoRes; price: PriceOption }
  | { unpaidOrder: UnpaidOrder }
)

/** An order that was made before, as it stands now. */
async function readOrder({ unpaidOrder: orderId }: UnpaidOrder, send: Send) {
  const order = await send(memberOrderInfo, { orderId })
  const { state, payAmount: amount } = order
  return { state, placed: { orderId, amount, bizNo: boundBizNo(order), isOver: state !== 'unpaid' } }
}

/** The order of a price: the one that waits, where its own payment is to be gone on with and it still can be paid, otherwise a new one. */
export async function placeOrder({ vipType, source }: Membership, wish: Wish, send: Send): Promise<PlacedOrder> {
  const { paysInCashier } = wish
  if ('unpaidOrder' in wish) return { ...(await readOrder(wish.unpaidOrder, send)).placed, paysInCashier }
  const { info, price } = wish
  const goOn = orderToGoOn(info, price)
  if (goOn) {
    const { placed, state } = await readOrder(goOn, send)
    if (state !== 'closed') return { ...placed, paysInCashier }
  }
  const order = await send(createVipOrder, orderOf(price, { vipType, source, payActiveId: info.payActiveId }))
  return { orderId: order.vipOrderNo, amount: order.sellPrice, bizNo: order.bizNo, isOver: false, paysInCashier }
}
