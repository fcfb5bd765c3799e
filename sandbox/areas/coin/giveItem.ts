import type { Db } from '../../db/client'
import { giver } from '../../declared'
import type { Text } from '../../language'
import { cardCodesFor } from '../order/cardCodes'
import { giveCoupon } from '../order/coupons'
import type { CoinItem } from './catalogue'
import type { coinOrders } from './tables'

/** What an order says of what it gave. */
type Given = Partial<Omit<typeof coinOrders.$inferInsert, 'orderId' | 'userId' | 'goodsId' | 'coins' | 'createdAt'>>

/** What the cash of a red packet is logged as in the wallet. */
const packetTitle = ({ zh, en }: Text): Text => ({ zh: `兑换：${zh}`, en: `Redeemed: ${en}` })

/** Puts what an exchange gives where it belongs, inside the transaction of the exchange: the coupons, the wallet, the fly cards, or the order. */
export async function giveItem(
  tx: Db,
  { gift, title }: CoinItem,
  { userId, orderId, now }: { userId: number; orderId: string; now: Date },
): Promise<Given> {
  if (gift.kind === 'coupon') {
    const { name, threshold, discount } = gift
    const { couponId, endTime } = await giveCoupon(tx, { userId, name, threshold, discount, now })
    return { couponId, couponEnd: endTime }
  }
  if (gift.kind === 'redPacket') {
    const { amount } = gift
    await giver('cash')(tx, {
      userId,
      reason: 'bonus',
      ref: `exchange-${orderId}`,
      title: packetTitle(title),
      amount,
      now,
    })
    return { amount }
  }
  if (gift.kind === 'flyCard') return { cardNo: await giver('flyCard')(tx, { userId, worth: gift.worth, now }) }
  const [card] = cardCodesFor(1)
  return { cardNo: card?.number, password: card?.password }
}
