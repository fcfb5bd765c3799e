import { eq } from 'drizzle-orm'
import { givePack } from '../../../sandbox/areas/coupon/rookie'
import { couponStocks } from '../../../sandbox/areas/coupon/tables'
import { takeOffer } from '../../../sandbox/areas/coupon/takes'
import { cancel } from '../../../sandbox/areas/order/due'
import { placeOrder } from '../../../sandbox/areas/order/place'
import { coupons } from '../../../sandbox/areas/order/tables'
import { userOfMobile } from '../../../sandbox/findUser'
import type { User } from '../../../sandbox/user'
import { many } from './pay'
import { GOODS, now, openShop, PRICE, type Shop, setStock } from './shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Takes an offer as the server does: a refused call is rolled back. */
const take = (user: User, offerId: string): Promise<string> =>
  shop.db
    .transaction(async (tx) => {
      const taken = await takeOffer(tx, user, offerId, now)
      if ('refused' in taken) throw new Error(taken.refused)
      return 'taken'
    })
    .catch((error: Error) => error.message)

const couponsOf = (userId: number) => shop.db.select().from(coupons).where(eq(coupons.userId, userId))
const leftOf = async (offerId: string) => {
  const [stock] = await shop.db.select().from(couponStocks).where(eq(couponStocks.offerId, offerId))
  return stock?.left
}

async function customer(mobile: string): Promise<User> {
  const user = await userOfMobile(shop.db, mobile, now)
  if (!user) throw new Error(`${mobile} was not seeded`)
  return user
}

it('W3 thirty parallel takes of one coupon give one, and take one off its stock', async () => {
  const before = (await couponsOf(shop.buyer.userId)).length
  const left = (await leftOf('mall-200')) ?? 0
  const ends = await many(30, () => take(shop.buyer, 'mall-200'))
  expect(ends.filter((end) => end === 'taken')).toHaveLength(1)
  expect(ends.filter((end) => end === 'OFFER_TAKEN')).toHaveLength(29)
  expect((await couponsOf(shop.buyer.userId)).length).toBe(before + 1)
  expect(await leftOf('mall-200')).toBe(left - 1)
})

it('the last coupon goes to one of two customers on ten devices each, and the stock never falls below zero', async () => {
  const two = [await customer('13800138003'), await customer('13800138004')]
  const ends = await many(20, (index) => take(two[index % 2] as User, 'latte-1'))
  expect(ends.filter((end) => end === 'taken')).toHaveLength(1)
  expect(new Set(ends)).toEqual(new Set(['taken', 'OFFER_TAKEN', 'OFFER_SOLD_OUT']))
  expect(await leftOf('latte-1')).toBe(0)
})

it('W3 thirty parallel calls for the welcome coupons give one pack', async () => {
  const user = { ...(await customer('13800138005')), createdAt: now }
  const receive = () =>
    shop.db
      .transaction(async (tx) => {
        const given = await givePack(tx, user, now)
        if ('refused' in given) throw new Error(given.refused)
        return 'given'
      })
      .catch((error: Error) => error.message)
  const ends = await many(30, receive)
  expect(ends.filter((end) => end === 'given')).toHaveLength(1)
  expect(ends.filter((end) => end === 'ROOKIE_RECEIVED')).toHaveLength(29)
  expect((await couponsOf(user.userId)).filter(({ source }) => source === 'rookie')).toHaveLength(3)
})

it('a coupon that comes back while ten orders want it is held by one of them or by the next, and by no cancelled one', async () => {
  await setStock(shop, 100)
  const coupon = (await couponsOf(shop.buyer.userId)).find(({ discount }) => discount === 500)
  const place = () =>
    shop.db
      .transaction(async (tx) => {
        const req = { ...GOODS, quantity: 1, rechargeAccount: '', couponId: coupon?.couponId, transAmount: PRICE - 500 }
        const placed = await placeOrder(tx, shop.buyer, req, now)
        if ('refused' in placed) throw new Error(placed.refused)
        return placed.orderId
      })
      .catch((error: Error) => error.message)
  const first = await place()
  const ends = await many(11, (index) =>
    index === 5 ? shop.db.transaction((tx) => cancel(tx, first, now, () => true)).then(() => 'cancelled') : place(),
  )
  // Where all ten came before the cancellation, the coupon is free for the next order.
  const made = [...ends, await place()].filter((end) => end.startsWith('M'))
  expect(made).toHaveLength(1)
  const [after] = await shop.db
    .select()
    .from(coupons)
    .where(eq(coupons.couponId, coupon?.couponId ?? ''))
  expect(after?.orderId).toBe(made[0])
})
