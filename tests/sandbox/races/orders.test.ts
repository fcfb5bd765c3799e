import { eq } from 'drizzle-orm'
import { cancel } from '../../../sandbox/areas/order/due'
import { placeOrder } from '../../../sandbox/areas/order/place'
import { coupons, orders } from '../../../sandbox/areas/order/tables'
import { GOODS, now, openShop, orderOne, PRICE, type Shop, setStock, stockOf } from './shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Places orders at once; a refused one is rolled back, as the server does. */
const placeMany = (count: number, couponId?: string) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const transAmount = couponId ? PRICE - 500 : PRICE
      const req = { ...GOODS, quantity: 1, rechargeAccount: '', couponId, transAmount }
      try {
        return await shop.db.transaction(async (tx) => {
          const placed = await placeOrder(tx, shop.buyer, req, now)
          if ('refused' in placed) throw new Error(placed.refused)
          return placed.orderId
        })
      } catch (error) {
        return error instanceof Error ? error.message : String(error)
      }
    }),
  )

it('the last five pieces go to five of twenty customers, and the stock never falls below zero', async () => {
  await setStock(shop, 5)
  const ends = await placeMany(20)
  expect(ends.filter((end) => end.startsWith('M'))).toHaveLength(5)
  expect(ends.filter((end) => end === 'STOCK_SHORT')).toHaveLength(15)
  expect(await stockOf(shop)).toBe(0)
})

it('one coupon serves one of ten orders', async () => {
  await setStock(shop, 100)
  const [coupon] = await shop.db.select().from(coupons).where(eq(coupons.userId, shop.buyer.userId))
  const ends = await placeMany(10, coupon?.couponId)
  expect(ends.filter((end) => end.startsWith('M'))).toHaveLength(1)
  expect(ends.filter((end) => end === 'COUPON_UNUSABLE')).toHaveLength(9)
  const holders = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.couponId, coupon?.couponId ?? ''))
  expect(holders).toHaveLength(1)
  expect(await stockOf(shop)).toBe(99)
})

it('an order that is cancelled by many at once gives its piece back once', async () => {
  await setStock(shop, 10)
  const orderId = await orderOne(shop)
  expect(await stockOf(shop)).toBe(9)
  const ends = await Promise.all(
    Array.from({ length: 10 }, () => shop.db.transaction((tx) => cancel(tx, orderId, now, () => true))),
  )
  expect(ends.filter(Boolean)).toHaveLength(1)
  expect(await stockOf(shop)).toBe(10)
})
