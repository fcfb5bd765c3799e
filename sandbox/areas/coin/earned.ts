import type { Fen, Whole } from '@/contract/endpoint'
import type { DeliveredOrder } from '../../area'
import type { Db } from '../../db/client'
import type { Text } from '../../language'
import { giveCoins } from './coins'

/** A paid order brings one coin for each whole yuan. */
const FEN_OF_A_COIN = 100

/** The coins that a payment brings. */
export const coinsFor = (payAmount: Fen): Whole => Math.floor(payAmount / FEN_OF_A_COIN)

/** What the coins of an order are logged as. */
export const orderTitle = ({ zh, en }: Text): Text => ({ zh: `购物奖励：${zh}`, en: `Order: ${en}` })

/** Gives the coins of a delivered order, once, inside the transaction that delivers it. */
export async function coinsOfOrder(
  tx: Db,
  { orderId, userId, title, payAmount }: DeliveredOrder,
  now: Date,
): Promise<void> {
  const coins = coinsFor(payAmount)
  if (coins > 0) await giveCoins(tx, { userId, reason: 'order', ref: orderId, title: orderTitle(title), coins, now })
}
