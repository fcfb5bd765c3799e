import type { CoinGoods } from './shop'

/** Why goods cannot be exchanged. */
export type GoodsRefusal = 'SOLD_OUT' | 'LIMIT_REACHED' | 'COINS_SHORT'

/** Why a customer with so many coins cannot exchange goods now; undefined where they can. The app and the sandbox decide by it. */
export function goodsRefusal(
  { stock, taken, limit, coins }: Pick<CoinGoods, 'stock' | 'taken' | 'limit' | 'coins'>,
  balance: number,
): GoodsRefusal | undefined {
  if (stock <= 0) return 'SOLD_OUT'
  if (taken >= limit) return 'LIMIT_REACHED'
  return balance < coins ? 'COINS_SHORT' : undefined
}
