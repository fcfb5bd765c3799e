import { topupGoods } from '@/contract/topup'
import { operatorOf } from '@/lib/operator'

const goodsIds: readonly string[] = Object.values(topupGoods)

/** Whether these goods are a top-up that an operator credits after the payment. */
export const isTopup = (goodsId: string): boolean => goodsIds.includes(goodsId)

/** Whether goods can be delivered to a phone: a top-up only to a number of its own operator. */
export function isOwnNumber(goodsId: string, mobile: string): boolean {
  if (!isTopup(goodsId)) return true
  const operator = operatorOf(mobile)
  return operator !== undefined && topupGoods[operator] === goodsId
}
