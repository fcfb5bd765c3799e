import { and, eq } from 'drizzle-orm'
import { freeActivityCode } from '@/contract/activity/free'
import type { Db } from '../../../db/client'
import { newOrderId } from '../../../serialNumber'
import { cardCodesFor } from '../../order/cardCodes'
import { orders } from '../../order/tables'
import { hasMark, markOnce, marksOf } from '../custom/marks'
import type { FreeItem } from './items'
import { freeMembers } from './tables'

/** Whether a customer has had an item for free. */
export const hasGoods = async (db: Db, userId: number, itemId: string): Promise<boolean> =>
  hasMark(await marksOf(db, userId, freeActivityCode), 'received', itemId)

interface Delivery {
  groupId: string
  item: FreeItem
  userIds: readonly number[]
  now: Date
}

/** Gives an item to each of a group, once: as a finished order that costs nothing and holds a card code. */
export async function deliver(tx: Db, { groupId, item, userIds, now }: Delivery): Promise<void> {
  // In one order, so that two groups with the same members do not wait for each other.
  for (const userId of [...userIds].sort((a, b) => a - b)) {
    const mark = { userId, code: freeActivityCode, itemId: item.itemId, kind: 'received', now } as const
    if (!(await markOnce(tx, { ...mark, amount: item.goods.originalPriceFen }))) continue
    const order = freeOrder(item, userId, now)
    await tx.insert(orders).values(order)
    await tx
      .update(freeMembers)
      .set({ orderId: order.orderId })
      .where(and(eq(freeMembers.groupId, groupId), eq(freeMembers.userId, userId)))
  }
}

/** No payment belongs to it: it counts neither as paid nor for rebates. */
function freeOrder({ goods }: FreeItem, userId: number, now: Date): typeof orders.$inferInsert & { orderId: string } {
  const { goodsId, title, originalPriceFen } = goods
  return {
    orderId: newOrderId('M', now),
    userId,
    state: 'finished',
    goodsId,
    rechargeType: 'card',
    title,
    rechargeTypeName: { zh: '免费领', en: 'For free' },
    kind: 'card',
    quantity: 1,
    rechargeAccount: '',
    goodsAmount: originalPriceFen,
    memberDiscountAmount: 0,
    couponDiscountAmount: originalPriceFen,
    payAmount: 0,
    createdAt: now,
    payDeadline: now,
    cardCodes: cardCodesFor(1),
  }
}
