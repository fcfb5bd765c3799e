import { and, eq, gt, isNull } from 'drizzle-orm'
import { orderGold } from '../../../sandbox/areas/member/gold/orders'
import { goldOrders } from '../../../sandbox/areas/member/tables'
import { transactionsAtOnce } from './atOnce'
import { now, openShop, type Shop } from './shop'

const TABS = 10

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const openOrders = () =>
  shop.db
    .select()
    .from(goldOrders)
    .where(and(eq(goldOrders.userId, shop.buyer.userId), isNull(goldOrders.paidAt), gt(goldOrders.payDeadline, now)))

describe('tabs that order the gold membership at once, each by an intent of its own', () => {
  async function oneOpenOrder(wishes: { levelId: string; price: number }[]): Promise<void> {
    await shop.db.delete(goldOrders)
    const answers = await transactionsAtOnce(shop.db, TABS, (tx, tab) =>
      orderGold(tx, shop.buyer.userId, wishes[tab % wishes.length] ?? { levelId: '', price: 0 }, now),
    )
    const open = await openOrders()
    expect(open).toHaveLength(1)
    expect(answers).toContainEqual(expect.objectContaining({ orderId: open[0]?.orderId }))
    if (wishes.length === 1) expect(new Set(answers.map((one) => 'orderId' in one && one.orderId)).size).toBe(1)
  }
  const month = { levelId: 'gold-month', price: 1_990 }
  const season = { levelId: 'gold-season', price: 4_900 }

  it('all get the same order', () => oneOpenOrder([month]))

  it('of different levels, leave one of them open', () => oneOpenOrder([month, season]))
})
