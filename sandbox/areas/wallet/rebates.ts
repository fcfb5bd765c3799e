import type { DeliveredOrder } from '../../area'
import type { Db } from '../../db/client'
import type { Text } from '../../language'
import { isRunning, termOf } from '../member/terms'
import { credit } from './lots'
import { rebateOf } from './rebate'

/** What the rebate of an order is booked as. */
export const rebateFor = ({ orderId, title }: { orderId: string; title: Text }) => ({
  reason: 'rebate' as const,
  ref: orderId,
  title: { zh: `购物返现：${title.zh}`, en: `Rebate: ${title.en}` },
  orderId,
})

/**
 * Pays the rebate of a delivered order into its customer's wallet, once, inside the transaction that delivers it. Money that an order can take
 * no more, and that goes back, brings none.
 */
export async function payRebate(tx: Db, order: DeliveredOrder, now: Date): Promise<void> {
  const { userId, payAmount } = order
  const amount = rebateOf(payAmount, isRunning(await termOf(tx, userId, 'fei_yue'), now))
  if (amount > 0) await credit(tx, { ...rebateFor(order), userId, amount, now })
}
