import type { BizType } from '@/contract/cashier'
import { certificateFees } from '../certificate/fees'
import { goldMemberOrders } from '../member/gold/orders'
import { vipPayables } from '../member/orders/vipPayable'
import { mallOrders } from '../order/payable'
import type { Payable } from './payable'

/** First letter of an order number → the kind of order it names. */
const kinds: Readonly<Record<string, Payable>> = {
  M: mallOrders,
  G: goldMemberOrders,
  C: certificateFees,
  ...vipPayables,
}

/** The kind of order that a number names; undefined for numbers that no area gave out. */
export const payableOf = (orderId: string, bizType?: BizType): Payable | undefined => {
  const kind = kinds[orderId.charAt(0)]
  return bizType === undefined || kind?.bizType === bizType ? kind : undefined
}
