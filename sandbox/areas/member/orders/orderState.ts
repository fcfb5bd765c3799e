import type { MemberOrderInfoRes, VipType } from '@/contract/member/orderInfo'
import type { Db } from '../../../db/client'
import type { Text } from '../../../language'
import { goldEndOf } from '../gold/goldMembers'
import { findGoldOrder } from '../gold/orders'
import { findVipOrder } from './vipPayable'

/** An order of this area, whatever it buys. */
export interface AnyOrder {
  vipType: VipType
  title: Text
  months: number
  payAmount: number
  createdAt: Date
  payDeadline: Date
  paidAt: Date | null
  /** When what was bought ends; null until it is paid. */
  endTime: Date | null
}

/** An order of this customer; undefined for any other, since customers cannot read each other’s. */
export async function findAnyOrder(db: Db, userId: number, orderId: string): Promise<AnyOrder | undefined> {
  const gold = await findGoldOrder(db, orderId)
  if (gold?.userId === userId) {
    const endTime = gold.paidAt ? ((await goldEndOf(db, userId)) ?? null) : null
    return { ...gold, vipType: 'gold', endTime }
  }
  const order = await findVipOrder(db, orderId)
  return order?.userId === userId ? { ...order, endTime: order.termEnd } : undefined
}

/** Where an order stands. */
export function stateOf({ paidAt, payDeadline }: AnyOrder, now: Date): MemberOrderInfoRes['state'] {
  if (paidAt) return 'paid'
  return payDeadline > now ? 'unpaid' : 'closed'
}
