import { and, eq } from 'drizzle-orm'
import { type GoodsRefusal, goodsRefusal } from '@/contract/coin/goodsRefusal'
import type { Db } from '../../db/client'
import { balanceOf, coinAccount, lockAccount } from '../../ledger/ledger'
import type { MessageParams } from '../../refusals'
import { serialNumber } from '../../serialNumber'
import { type CoinItem, itemById } from './catalogue'
import { takeCode } from './codes'
import { spendCoins } from './coins'
import { giveItem } from './giveItem'
import { offeredItem, takePiece } from './goods'
import { coinOrders, preExchanges } from './tables'

/** How long an exchange that was prepared can be confirmed. */
export const PREPARED_MS = 15 * 60_000

export type Prepared = typeof preExchanges.$inferSelect

/** Why there is no exchange, with what the message names. */
interface Refused<Code extends string> {
  refused: Code
  params?: MessageParams
}

/** Keeps an exchange that was prepared, with the cost that the customer sees. */
export async function prepare(
  db: Db,
  { now, ...of }: { userId: number; goodsId: string; code: string | null; coins: number; now: Date },
): Promise<Pick<Prepared, 'exchangeNo' | 'endsAt'>> {
  const made = { exchangeNo: `X${serialNumber(now)}`, endsAt: new Date(now.getTime() + PREPARED_MS) }
  await db.insert(preExchanges).values({ ...of, ...made })
  return made
}

/** What goods cost a customer now, or why they cannot have them. */
export async function checkGoods(
  db: Db,
  userId: number,
  goodsId: string,
): Promise<{ item: CoinItem; coins: number } | Refused<GoodsRefusal | 'GOODS_GONE'>> {
  const goods = await offeredItem(db, userId, goodsId)
  if (!goods) return { refused: 'GOODS_GONE' }
  const balance = await balanceOf(db, coinAccount(userId))
  const refused = goodsRefusal(goods, balance)
  return refused ? { refused, params: { missing: goods.coins - balance } } : goods
}

type ExchangeRefusal = GoodsRefusal | 'GOODS_GONE' | 'COST_CHANGED' | 'EXCHANGE_ENDED' | 'CODE_USED' | 'CODE_ENDED'

/** Takes what an exchange takes but the coins: a piece of the stock, or the code. */
async function take(
  tx: Db,
  { userId, goodsId, code, coins }: Prepared,
  now: Date,
): Promise<Refused<ExchangeRefusal> | undefined> {
  if (code) {
    const refused = await takeCode(tx, code, now)
    return refused && { refused }
  }
  const checked = await checkGoods(tx, userId, goodsId)
  if ('refused' in checked) return checked
  if (checked.coins !== coins) return { refused: 'COST_CHANGED' }
  return (await takePiece(tx, goodsId)) ? undefined : { refused: 'SOLD_OUT' }
}

/**
 * Makes a prepared exchange inside the caller's transaction, which must be rolled back on refusal. The account of the customer's coins is
 * locked before anything is read, so that their exchanges run one after another: coins, limit and `exchangeNo` then still hold (W1, P1).
 * An exchange that was made before answers its order.
 */
export async function makeExchange(
  tx: Db,
  { userId, exchangeNo, now }: { userId: number; exchangeNo: string; now: Date },
): Promise<{ orderId: string } | Refused<ExchangeRefusal>> {
  await lockAccount(tx, coinAccount(userId))
  const isTheirs = and(eq(preExchanges.exchangeNo, exchangeNo), eq(preExchanges.userId, userId))
  const [prepared] = await tx.select().from(preExchanges).where(isTheirs)
  if (prepared?.orderId) return { orderId: prepared.orderId }
  if (!prepared || prepared.endsAt <= now) return { refused: 'EXCHANGE_ENDED' }
  const item = itemById.get(prepared.goodsId)
  if (!item) return { refused: 'GOODS_GONE' }
  const refused = await take(tx, prepared, now)
  if (refused) return refused

  const orderId = `E${serialNumber(now)}`
  const { goodsId, coins } = prepared
  if (coins > 0) await spendCoins(tx, { userId, orderId, title: item.title, coins, now })
  const given = await giveItem(tx, item, { userId, orderId, now })
  await tx.insert(coinOrders).values({ orderId, userId, goodsId, coins, createdAt: now, ...given })
  await tx.update(preExchanges).set({ orderId }).where(isTheirs)
  return { orderId }
}
