import { databaseForTests } from '@tests/sandbox/openDatabase'
import { settle } from '../../../sandbox/areas/cashier/settle'
import { startPayment } from '../../../sandbox/areas/cashier/start'
import { forgetCustomer } from '../../../sandbox/areas/deregistration/forget'
import { cardApplications } from '../../../sandbox/areas/identity/tables'
import { among, listGoods } from '../../../sandbox/areas/mall/goods'
import { stepsOf } from '../../../sandbox/areas/mall/prices'
import { cancel } from '../../../sandbox/areas/order/due'
import { giveUp } from '../../../sandbox/areas/order/ends'
import { findOrder } from '../../../sandbox/areas/order/payable'
import { placeOrder } from '../../../sandbox/areas/order/place'
import { catchUp } from '../../../sandbox/catchUp'
import type { Db } from '../../../sandbox/db/client'
import { userOfMobile } from '../../../sandbox/findUser'
import { balanceOf, subsidyAccount } from '../../../sandbox/ledger/ledger'
import { subsidyLeft } from '../../../sandbox/subsidy'
import type { User } from '../../../sandbox/user'

/** Ten minutes before March in Beijing. */
const late = new Date('2026-02-28T15:50:00Z')
const march = new Date('2026-03-01T04:00:00Z')
const april = new Date('2026-04-01T04:00:00Z')
/** A gift card, in fen. */
const card = { goodsId: '30101', rechargeType: 'card-50', originalPrice: 5_000, subsidy: 140 }

const database = databaseForTests(late)
const tx = <T>(run: (db: Db) => Promise<T>): Promise<T> => database.db.transaction(run as never) as never

const person = async (mobile: string, now = late): Promise<User> => {
  const found = await userOfMobile(database.db, mobile, now)
  if (!found) throw new Error(`${mobile} was not seeded`)
  return found
}
const leftOf = (user: User, now = late) => subsidyLeft(database.db, user, now)
const place = async (user: User, transAmount: number, { now = late, quantity = 1 } = {}) => {
  const { goodsId, rechargeType } = card
  const req = { goodsId, rechargeType, quantity, rechargeAccount: '', transAmount }
  const placed = await tx((db) => placeOrder(db, user, req, now)).catch(String)
  return typeof placed === 'string' || 'refused' in placed ? JSON.stringify(placed) : placed.orderId
}
const end = (orderId: string, now = late) => tx((db) => cancel(db, orderId, now, () => true))

async function payFor(user: User, orderId: string, amount: number, now = late): Promise<void> {
  const host = { host: 'web', callBackUrl: 'https://app/back' } as const
  const tool = { assetType: 'ALIPAY' } as const
  const started = await tx((db) =>
    startPayment(db, { userId: user.userId, requestId: orderId, orderId, amount, tool, ...host, now }),
  )
  if (started.kind === 'refused') throw new Error(started.code)
  await tx((db) => settle(db, started.payment.bizNo, { status: 'PAYMENT_SUCCESS', now }))
}

describe('the subsidy of a customer', () => {
  it.each([
    ['with the card', '13800138005', 10_000],
    ['who is a member', '13800138002', 30_000],
    ['whose card is in review', '13800138009', 0],
    ['without the card', '13800138030', 0],
  ])('is filled by time alone: %s', async (_, mobile, amount) => {
    await catchUp(database.db, late)
    await catchUp(database.db, late)
    const user = await person(mobile)
    expect(await balanceOf(database.db, subsidyAccount(user.userId))).toBe(amount)
    expect(await leftOf(user)).toBe(amount)
  })

  it('is there as soon as the card is open, and prices with it; a visitor sees the full price', async () => {
    const { userId } = await person('13800138034')
    const opens = new Date(late.getTime() + 8_000)
    await database.db.insert(cardApplications).values({ userId, isGranted: true, appliedAt: late, decidedAt: opens })
    const priceAt = async (now: Date, user?: User) => {
      const viewer = { user, now, lang: 'en', origin: '' } as const
      const [shown] = await listGoods(database.db, viewer, among([card.goodsId]))
      return shown && [shown.price, shown.originalPrice, shown.subsidy]
    }
    const [before, after] = [await person('13800138034'), await person('13800138034', opens)]
    const [price = 0, originalPrice = 0] = (await priceAt(opens, after)) ?? []
    expect(originalPrice).toBeGreaterThan(price)
    expect(await priceAt(late, before)).toEqual([originalPrice, originalPrice, 0])
    expect(await priceAt(opens)).toEqual([originalPrice, originalPrice, 0])
    await catchUp(database.db, opens)
    expect(await leftOf(after, opens)).toBe(10_000)
  })

  it('ends with the account, also what an order gives back later', async () => {
    const user = await person('13800138007')
    const orderId = await place(user, 4_860)
    await tx((db) => forgetCustomer(db, { userId: user.userId, mobile: user.mobile, now: late }))
    expect(await leftOf(user)).toBe(0)
    await end(orderId)
    expect(await leftOf(user, march)).toBe(0)
  })
})

describe('an order', () => {
  it('takes its subsidy when it is made, and gives it back once when it is cancelled', async () => {
    const user = await person('13800138005')
    const orderId = await place(user, 9_720, { quantity: 2 })
    expect(await leftOf(user)).toBe(10_000 - 280)
    await end(orderId)
    expect(await end(orderId)).toBeUndefined()
    expect(await leftOf(user)).toBe(10_000)
  })

  it('that is refused leaves the subsidy', async () => {
    const user = await person('13800138005')
    expect(await place(user, 1)).toContain('PRICE_CHANGED')
    expect(await leftOf(user)).toBe(10_000)
  })

  it('that is paid keeps it, and gives it back when its money goes back', async () => {
    const user = await person('13800138026')
    const orderId = await place(user, 4_860)
    await payFor(user, orderId, 4_860)
    expect(await leftOf(user)).toBe(10_000 - 140)
    const order = await findOrder(database.db, orderId)
    if (!order) throw new Error('the order is gone')
    await tx((db) => giveUp(db, { ...order, state: 'paid' }, { now: late, refundMs: 0 }))
    expect(await leftOf(user)).toBe(10_000)
  })

  it('that is open at the end of the month holds what it took; what comes back later lapses', async () => {
    const user = await person('13800138036')
    const orderId = await place(user, 4_860)
    const early = new Date('2026-02-28T16:01:00Z')
    await catchUp(database.db, early)
    expect((await findOrder(database.db, orderId))?.subsidyAmount).toBe(140)
    expect(await balanceOf(database.db, 'subsidies:orders')).toBeGreaterThanOrEqual(140)
    expect(await leftOf(user, early)).toBe(10_000)
    await end(orderId, early)
    expect(await leftOf(user, early)).toBe(10_000)
    const next = await place(user, 4_860, { now: early })
    expect(await leftOf(user, early)).toBe(10_000 - 140)
    await end(next, early)
    expect(await leftOf(user, early)).toBe(10_000)
  })

  it('P19 takes what is left where that is less, and the next one costs the full price', async () => {
    const user = await person('13800138071')
    for (let index = 0; index < 7; index++) await place(user, 48_600, { quantity: 10 })
    expect(await leftOf(user)).toBe(200)
    expect(await place(user, 9_720, { quantity: 2 })).toContain('PRICE_CHANGED')
    const orderId = await place(user, 9_800, { quantity: 2 })
    expect((await findOrder(database.db, orderId))?.subsidyAmount).toBe(200)
    expect(await place(user, 4_860)).toContain('PRICE_CHANGED')
    expect(await place(user, 5_000)).toMatch(/^M/)
    expect(await leftOf(user)).toBe(0)
  })
})

it('a subsidy that no order has used lapses with its month, and the next month has its own', async () => {
  const user = await person('13800138006')
  await place(user, 4_617, { now: march })
  expect(await leftOf(user, march)).toBe(30_000 - 140)
  await catchUp(database.db, april)
  await catchUp(database.db, april)
  // Their membership has ended by then.
  expect(await leftOf(user, april)).toBe(10_000)
  // A process whose clock is behind does not fill the month before again.
  expect(await leftOf(user, march)).toBe(10_000)
})

it('a price falls over the day no further than the subsidy that is left reaches', () => {
  const allowance = [0, 9, 18].map((fromHour, index) => ({ fromHour, subsidyFen: 1_000 * (index + 1) }))
  const option = { originalPriceFen: 9_000, subsidyFen: 1_000, allowance }
  const prices = (left: number) => stepsOf(option, late, left).map(({ price }) => price)
  expect(prices(10_000)).toEqual([8_000, 7_000, 6_000])
  expect(prices(2_500)).toEqual([8_000, 7_000, 6_500])
  expect(prices(2_000)).toEqual([8_000, 7_000])
  expect(prices(0)).toEqual([])
})

it('what the seeds say of orders and subsidies agrees with the ledger', async () => {
  const { rows } = (await database.db.execute(
    `select coalesce(sum(subsidy_amount), 0)::int as held from orders where state not in ('cancelled', 'refunding', 'refunded')` as never,
  )) as unknown as { rows: { held: number }[] }
  expect(await balanceOf(database.db, 'subsidies:orders')).toBe(rows[0]?.held)
})
