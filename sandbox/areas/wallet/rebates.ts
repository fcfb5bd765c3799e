import type { Fen } from '@/contract/endpoint'
import type { Db } from '../../db/client'
import type { Text } from '../../language'
import { isRunning, termOf } from '../member/terms'
import { credit } from './lots'
import { rebateOf } from './rules'

/**
 * Pays the rebate of a delivered order into its customer's wallet, once, inside the transaction that delivers it. Money that an order can take
 * no more, and that goes back, brings none.
 */
export async function payRebate(
  tx: Db,
  order: { orderId: string; userId: number; title: Text; payAmount: Fen },
  now: Date,
): Promise<void> {
  const { orderId, userId, title, payAmount } = order
  const amount = rebateOf(payAmount, isRunning(await termOf(tx, userId, 'fei_yue'), now))
  if (amount === 0) return
  await credit(tx, {
    userId,
    reason: 'rebate',
    ref: orderId,
    title: { zh: `购物返利：${title.zh}`, en: `Rebate: ${title.en}` },
    amount,
    orderId,
    now,
  })
}
