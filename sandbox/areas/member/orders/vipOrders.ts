import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { CardOrderReq, CardOrderRes } from '@/contract/rights/cards'
import type { Db } from '../../../db/client'
import { newOrderId } from '../../../serialNumber'
import { openPayments } from '../../cashier/settle'
import { PAY_WINDOW_MS } from '../../order/orderState'
import { soldCards } from '../cards'
import { lockCustomer } from '../gold/orders'
import { vipOrders } from '../tables'
import { letterOf, type VipOrderRecord } from './vipPayable'

/** What a customer buys, as the order keeps it. */
export type Purchase = Pick<
  VipOrderRecord,
  | 'vipType'
  | 'contractType'
  | 'buyType'
  | 'buySource'
  | 'title'
  | 'months'
  | 'originalPrice'
  | 'contractPrice'
  | 'payAmount'
  | 'renews'
>

const isSame = (order: VipOrderRecord, purchase: Purchase): boolean =>
  (['contractType', 'buyType', 'months', 'payAmount', 'renews'] as const).every((key) => order[key] === purchase[key])

/** An order of this customer that waits for its money and was not made by a renewal. */
const waiting = (userId: number, vipType: Purchase['vipType'], now: Date) =>
  and(
    eq(vipOrders.userId, userId),
    eq(vipOrders.vipType, vipType),
    isNull(vipOrders.chargedFor),
    isNull(vipOrders.paidAt),
    gt(vipOrders.payDeadline, now),
  )

/** The order that waits for its payment; undefined where there is none. */
export async function waitingOrder(
  db: Db,
  userId: number,
  vipType: Purchase['vipType'],
  now: Date,
): Promise<VipOrderRecord | undefined> {
  const [order] = await db
    .select()
    .from(vipOrders)
    .where(waiting(userId, vipType, now))
    .orderBy(desc(vipOrders.createdAt))
  return order
}

/**
 * Makes an order inside the caller's transaction. A customer has one open order of a kind at a time: for the same purchase it is
 * answered again, another purchase closes it first. Neither is possible while its payment is being decided.
 */
export async function placeVipOrder(
  tx: Db,
  userId: number,
  purchase: Purchase,
  now: Date,
): Promise<VipOrderRecord | { refused: 'PAYMENT_IN_PROCESS' }> {
  await lockCustomer(tx, userId)
  const others = waiting(userId, purchase.vipType, now)
  const open = await tx.select().from(vipOrders).where(others).for('update')
  for (const { orderId } of open) {
    const payments = await openPayments(tx, orderId)
    if (payments.some(({ status }) => status === 'PAYMENT_PROCESS_IN')) return { refused: 'PAYMENT_IN_PROCESS' }
  }
  const same = open.find((order) => isSame(order, purchase))
  if (same) return same
  if (open.length > 0) await tx.update(vipOrders).set({ payDeadline: now }).where(others)
  const [order] = await tx
    .insert(vipOrders)
    .values({
      ...purchase,
      orderId: newOrderId(letterOf[purchase.vipType], now),
      userId,
      createdAt: now,
      payDeadline: new Date(now.getTime() + PAY_WINDOW_MS),
    })
    .returning()
  if (!order) throw new Error('the order was not inserted')
  return order
}

/** An order as the calls that only make one answer it. */
export const asPlaced = ({ orderId, payAmount, payDeadline }: VipOrderRecord): CardOrderRes => ({
  orderId,
  payAmount,
  payDeadline: payDeadline.getTime(),
})

/** Orders a health or a quota-raising card at the price the customer saw, inside the caller's transaction. */
export async function orderCard(
  tx: Db,
  { userId, card, price }: CardOrderReq & { userId: number },
  now: Date,
): Promise<CardOrderRes | { refused: 'PRICE_CHANGED' | 'PAYMENT_IN_PROCESS' }> {
  const { title, months, price: payAmount, originalPrice } = soldCards[card]
  if (price !== payAmount) return { refused: 'PRICE_CHANGED' }
  const placed = await placeVipOrder(
    tx,
    userId,
    {
      vipType: card,
      contractType: 'single_month',
      buyType: 1,
      buySource: card,
      title,
      months,
      originalPrice,
      contractPrice: payAmount,
      payAmount,
      renews: false,
    },
    now,
  )
  return 'refused' in placed ? placed : asPlaced(placed)
}
