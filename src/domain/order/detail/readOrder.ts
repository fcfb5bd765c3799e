import type { MemberOrderInfoRes } from '@/contract/member/orderInfo'
import { memberOrderInfo } from '@/contract/member/orderInfo'
import { type OrderDetailRes, orderDetail } from '@/contract/order/detail'
import { isRefusal } from '@/request/errors'
import type { Read } from '@/request/read'

/** An order of the mall, or of a membership, a card or a raised quota. */
export type AnyOrder = { kind: 'goods'; detail: OrderDetailRes } | { kind: 'member'; info: MemberOrderInfoRes }

/**
 * Reads an order of any kind: one that the mall does not know is asked for as a membership's. Throws `ApiError`, which is
 * ORDER_UNKNOWN where neither knows it.
 * @param known its kind where it was read before; the other one is not asked for then
 */
export async function readOrder(read: Read, orderId: string, known?: AnyOrder['kind']): Promise<AnyOrder> {
  const asMember = async (): Promise<AnyOrder> => ({ kind: 'member', info: await read(memberOrderInfo, { orderId }) })
  if (known === 'member') return asMember()
  try {
    return { kind: 'goods', detail: await read(orderDetail, { orderId }) }
  } catch (error) {
    if (known || !isRefusal(error, 'ORDER_UNKNOWN')) throw error
    return asMember()
  }
}
