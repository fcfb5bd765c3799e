import { databaseForTests } from '@tests/sandbox/openDatabase'
import { eq } from 'drizzle-orm'
import { settle } from '../../../sandbox/areas/cashier/settle'
import { startPayment } from '../../../sandbox/areas/cashier/start'
import { stateOf } from '../../../sandbox/areas/coupon/couponState'
import { couponPage, ownCoupon, returnedBy } from '../../../sandbox/areas/coupon/lists'
import { countsOf } from '../../../sandbox/areas/order/counts'
import { couponsFor, giveCoupon, returnCoupon } from '../../../sandbox/areas/order/coupons'
import { cancel } from '../../../sandbox/areas/order/due'
import { findOrder } from '../../../sandbox/areas/order/payable'
import { placeOrder } from '../../../sandbox/areas/order/place'
import { coupons } from '../../../sandbox/areas/order/tables'
import { catchUp } from '../../../sandbox/catchUp'
import { userOfMobile } from '../../../sandbox/findUser'
import { balanceOf } from '../../../sandbox/ledger/ledger'
import type { User } from '../../../sandbox/user'

const noon = new Date('2026-03-02T04:00:00Z')
const after = (ms: number) => new Date(noon.getTime() + ms)
const minuteMs = 60_000
const deadlineMs = 15 * minuteMs
const dayMs = 86_400_000
const PRICE = 4_860
const DISCOUNT = 500

const database = databaseForTests(noon)
const tx = <T>(run: (db: typeof database.db) => Promise<T>): Promise<T> =>
  database.db.transaction(run as never) as never

let user: User
beforeAll(async () => {
  const found = await userOfMobile(database.db, '13800138007', noon)
  if (!found) throw new Error('the customer was not seeded')
  user = found
})

const give = async (more: { categoryId?: string; goodsId?: string; kind?: 'loan' } = {}, at = noon) => {
  const name = { zh: '满 30 减 5 元', en: '¥5 off' }
  const gift = { userId: user.userId, name, threshold: 3_000, discount: DISCOUNT, ...more, now: at }
  return (await giveCoupon(database.db, gift)).couponId
}
const place = async (couponId: string, at = noon) => {
  const goods = { goodsId: '30101', rechargeType: 'card-50', quantity: 1, rechargeAccount: '' }
  const placed = await tx((db) => placeOrder(db, user, { ...goods, couponId, transAmount: PRICE - DISCOUNT }, at))
  return 'refused' in placed ? placed.refused : placed.orderId
}
const stateAt = async (couponId: string, at: number) => {
  const coupon = await ownCoupon(database.db, user.userId, couponId)
  return coupon && stateOf(coupon, after(at))
}
const usableAt = async (at: number) => (await countsOf(database.db, user.userId, after(at))).couponCount
async function payBy(orderId: string, at: number): Promise<string> {
  const started = await tx((db) =>
    startPayment(db, {
      userId: user.userId,
      requestId: `request-${orderId}`,
      orderId,
      amount: PRICE - DISCOUNT,
      tool: { assetType: 'ALIPAY' },
      host: 'web',
      callBackUrl: 'https://app/back',
      now: after(at),
    }),
  )
  if (started.kind === 'refused') throw new Error(started.code)
  return started.payment.bizNo
}

it('a coupon comes back when its order is cancelled, and counts again', async () => {
  const couponId = await give()
  const before = await usableAt(0)
  const orderId = await place(couponId)
  expect([await stateAt(couponId, 0), await usableAt(0)]).toEqual(['held', before - 1])
  expect(await place(couponId)).toBe('COUPON_UNUSABLE')
  await tx((db) => cancel(db, orderId, noon, () => true))
  expect([await stateAt(couponId, 0), await usableAt(0)]).toEqual(['usable', before])
  const coupon = await ownCoupon(database.db, user.userId, couponId)
  expect(coupon && (await returnedBy(database.db, coupon))).toBe(orderId)
  expect(await place(couponId)).toMatch(/^M/)
})

it('a coupon comes back at the deadline of an order that is not paid, to the millisecond', async () => {
  const couponId = await give()
  await place(couponId)
  await catchUp(database.db, after(deadlineMs - 1))
  expect(await stateAt(couponId, deadlineMs - 1)).toBe('held')
  await catchUp(database.db, after(deadlineMs))
  expect(await stateAt(couponId, deadlineMs)).toBe('usable')
})

it('the order and its coupon change together: a cancellation that fails changes neither', async () => {
  const couponId = await give()
  const orderId = await place(couponId)
  const fails = tx(async (db) => {
    await cancel(db, orderId, noon, () => true)
    throw new Error('the transaction fails')
  })
  await expect(fails).rejects.toThrow('the transaction fails')
  expect([await stateAt(couponId, 0), (await findOrder(database.db, orderId))?.state]).toEqual(['held', 'unpaid'])
})

it('R-99 a coupon that has ended meanwhile comes back expired and is in that list', async () => {
  const couponId = await give({}, after(-30 * dayMs + minuteMs))
  const orderId = await place(couponId)
  expect(await stateAt(couponId, 2 * minuteMs)).toBe('held')
  await tx((db) => cancel(db, orderId, noon, () => true))
  expect(await stateAt(couponId, 2 * minuteMs)).toBe('expired')
  const viewer = { lang: 'en', now: after(2 * minuteMs), isCardOpen: true } as const
  const { coupons: rows } = await couponPage(database.db, user.userId, { state: 'expired', page: 1 }, viewer)
  expect(rows.map((row) => row.couponId)).toContain(couponId)
  expect(await place(couponId, after(2 * minuteMs))).toBe('COUPON_UNUSABLE')
})

it('P15 money that comes after the cancellation goes back, and the coupon stays with the customer', async () => {
  const couponId = await give()
  const orderId = await place(couponId)
  const bizNo = await payBy(orderId, 0)
  await tx((db) => cancel(db, orderId, noon, () => true))
  const income = await balanceOf(database.db, 'income:mall')
  await tx((db) => settle(db, bizNo, { status: 'PAYMENT_SUCCESS', now: after(1) }))
  expect((await findOrder(database.db, orderId))?.state).toBe('refunding')
  expect(await balanceOf(database.db, 'income:mall')).toBe(income)
  expect(await stateAt(couponId, 2)).toBe('usable')
})

it('late money of a cancelled order does not take the coupon from the next one', async () => {
  const couponId = await give()
  const first = await place(couponId)
  const bizNo = await payBy(first, 0)
  await tx((db) => cancel(db, first, noon, () => true))
  const second = await place(couponId)
  await tx((db) => settle(db, bizNo, { status: 'PAYMENT_SUCCESS', now: after(1) }))
  expect(await ownCoupon(database.db, user.userId, couponId)).toMatchObject({ orderId: second, usedAt: null })
  await tx((db) => returnCoupon(db, { orderId: first, couponId }))
  expect(await ownCoupon(database.db, user.userId, couponId)).toMatchObject({ orderId: second })
})

it('a coupon that a paid order has used comes back with the refund', async () => {
  const couponId = await give()
  const orderId = await place(couponId)
  const bizNo = await payBy(orderId, 0)
  await tx((db) => settle(db, bizNo, { status: 'PAYMENT_SUCCESS', now: after(1) }))
  expect(await stateAt(couponId, 2)).toBe('used')
  await tx((db) => returnCoupon(db, { orderId, couponId }))
  expect(await stateAt(couponId, 2)).toBe('usable')
})

it.each([
  [{ categoryId: '201' }, 'COUPON_UNUSABLE'],
  [{ goodsId: '20101' }, 'COUPON_UNUSABLE'],
  [{ kind: 'loan' }, 'COUPON_UNUSABLE'],
  [{ categoryId: '300' }, expect.stringMatching(/^M/)],
  [{ categoryId: '301' }, expect.stringMatching(/^M/)],
  [{ goodsId: '30101' }, expect.stringMatching(/^M/)],
] as const)('P19 a coupon with %j is taken for a gift card: %s', async (more, end) => {
  const couponId = await give(more)
  expect(await place(couponId)).toEqual(end)
  await database.db.delete(coupons).where(eq(coupons.couponId, couponId))
})

it('R-67 an order is offered the coupons for goods, those for other goods with the reason, and none for loans', async () => {
  const drinks = await give({ categoryId: '201' })
  const loan = await give({ kind: 'loan' })
  const wares = { goodsId: '30101', categoryId: '301', goodsAmount: PRICE, isVip: false }
  const offered = await couponsFor(database.db, user.userId, wares, noon, 'en')
  expect(offered.find(({ couponId }) => couponId === drinks)).toMatchObject({
    usable: false,
    reason: 'For Coffee and tea only',
  })
  expect(offered.map(({ couponId }) => couponId)).not.toContain(loan)
})
