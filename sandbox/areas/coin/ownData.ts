import { desc, eq } from 'drizzle-orm'
import { inLanguage } from '../../language'
import { type Section, when } from '../../ownData'
import { walletOf } from './coins'
import { coinLogs, coinOrders } from './tables'

/** What a customer has in coins, what came in and was used, and what they exchanged, newest first. */
export const ownCoins: Section = async (db, { userId, lang }) => {
  const logs = await db.select().from(coinLogs).where(eq(coinLogs.userId, userId)).orderBy(desc(coinLogs.at))
  const orders = await db.select().from(coinOrders).where(eq(coinOrders.userId, userId))
  const { balance } = await walletOf(db, userId)
  return {
    balance,
    movements: logs.map(({ title, coins, at }) => ({ title: inLanguage(title, lang), coins, at: when(at) })),
    exchanges: orders.map(({ orderId, goodsId, coins, cardNo, password, createdAt }) => ({
      orderId,
      goodsId,
      coins,
      cardNo,
      password,
      at: when(createdAt),
    })),
  }
}
