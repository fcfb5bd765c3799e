import type { Fen, Whole } from '@/contract/endpoint'
import { formatAmount } from '@/lib/money'
import { counted } from '@/lib/plural'
import type { Db } from './db/client'
import { giver } from './declared'
import type { Text } from './language'

/** What a claim gives. */
export type Gift =
  | { kind: 'coupon'; name: Text; threshold: Fen; discount: Fen; isForLoans?: true; categoryId?: string }
  | { kind: 'coins'; coins: number }
  | { kind: 'code' }
  | { kind: 'flyCard'; worth: Fen }
  /** Nothing to keep: the customer reads what is theirs now. */
  | { kind: 'service'; text: Text }

/** A coupon that takes `discount` off orders over `threshold`, in whole yuan, and is named by them; its amounts are in fen. */
export const offOrders = (threshold: Whole, discount: Whole): { name: Text; threshold: Fen; discount: Fen } => ({
  name: { zh: `满 ${threshold} 减 ${discount} 元`, en: `¥${discount} off orders over ¥${threshold}` },
  threshold: threshold * 100,
  discount: discount * 100,
})

/** What came of a gift: a line for the customer, and what the line names. */
interface Given {
  result: Text
  code?: string
  cardNo?: string
}

/** Who a gift is for. A coupon of the membership is among the membership's coupons. */
interface Receiver {
  userId: number
  /** Names the claim among all claims. */
  ref: string
  source?: 'member'
  now: Date
}

/** What coins of a claim are logged as. */
const coinTitle: Text = { zh: '权益金币', en: 'Coins of a benefit' }

/** Puts a gift where it belongs: a coupon to the coupons, coins to the coins, a fly card to the fly cards. */
async function give(tx: Db, gift: Gift, { userId, source, ref, now }: Receiver): Promise<Given> {
  if (gift.kind === 'coupon') {
    const { name, threshold, discount, isForLoans, categoryId } = gift
    const kind = isForLoans ? 'loan' : 'goods'
    await giver('coupon')(tx, { userId, name, threshold, discount, kind, categoryId, source, now })
    const amount = formatAmount(discount)
    return { result: { zh: `${amount} 元优惠券已放入“我的优惠券”`, en: `A coupon of ¥${amount} is in your coupons` } }
  }
  if (gift.kind === 'coins') {
    await giver('coins')(tx, { userId, reason: 'right', ref, title: coinTitle, coins: gift.coins, now })
    return {
      result: { zh: `${gift.coins} 金币已到账`, en: `${counted(gift.coins, 'coin is', 'coins are')} in your account` },
    }
  }
  if (gift.kind === 'flyCard') {
    const cardNo = await giver('flyCard')(tx, { userId, worth: gift.worth, now })
    return { result: { zh: `飞行卡 ${cardNo} 已发放`, en: `Fly card ${cardNo} is yours` }, cardNo }
  }
  if (gift.kind === 'service') return { result: gift.text }
  const code = giver('code')()
  return { result: { zh: `兑换码 ${code}`, en: `Your code: ${code}` }, code }
}

/** A table of claims. */
interface ClaimTable<Row> {
  /** Inserts the claim; answers no row where it was there before. */
  claim(): PromiseLike<Row[]>
  /** Writes what the claim gave into its row. */
  keep(row: Row, given: Given): PromiseLike<unknown>
}

/**
 * Gives something inside the caller's transaction, once for each claim: undefined where it was claimed before. The claim is inserted
 * before anything is given, so that of several at the same time all but the first wait for it, and then find it (W3).
 */
export async function giveOnce<Row extends object>(
  tx: Db,
  gift: Gift,
  to: Receiver,
  { claim, keep }: ClaimTable<Row>,
): Promise<(Row & Given) | undefined> {
  const [made] = await claim()
  if (!made) return undefined
  const given = await give(tx, gift, to)
  await keep(made, given)
  return { ...made, ...given }
}
