import { and, eq, isNotNull } from 'drizzle-orm'
import { bankCards, payments } from '../../../sandbox/areas/cashier/tables'
import { receive } from '../../../sandbox/areas/member/gifts/gifts'
import { orderVip } from '../../../sandbox/areas/member/orders/purchases'
import { renewDue } from '../../../sandbox/areas/member/renewal/renewalSchedule'
import { switchRenewal } from '../../../sandbox/areas/member/renewal/renewals'
import { claimRight } from '../../../sandbox/areas/member/rights/rights'
import { renewLogs, vipClaims, vipOrders } from '../../../sandbox/areas/member/tables'
import { extendTerm, termOf } from '../../../sandbox/areas/member/terms'
import { coupons } from '../../../sandbox/areas/order/tables'
import { smsMessages } from '../../../sandbox/areas/session/tables'
import { userOfMobile } from '../../../sandbox/findUser'
import { transactionsAtOnce } from './atOnce'
import { many } from './pay'
import { now, openShop, type Shop } from './shop'

const CALLS = 30
const dayMs = 86_400_000
const plus = (ms: number) => new Date(now.getTime() + ms)

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Makes the buyer a member from now on. */
const join = (userId: number) =>
  extendTerm(shop.db, { userId, vipType: 'fei_yue', months: 1, contractType: 'continue_month', renewPrice: 1_500 }, now)

describe('a member in many tabs at once', () => {
  it('W3 thirty claims of the monthly benefit give one', async () => {
    const { userId } = shop.buyer
    await join(userId)
    const couponsOf = () => shop.db.select().from(coupons).where(eq(coupons.userId, userId))
    const before = (await couponsOf()).length
    const items = ['life-coffee', 'life-video', 'life-takeaway']
    const claims = await many(CALLS, (at) =>
      shop.db.transaction((tx) => claimRight(tx, { userId, itemId: items[at % items.length] ?? '', now })),
    )
    expect(claims.filter((one) => 'claim' in one)).toHaveLength(1)
    expect(await shop.db.select().from(vipClaims).where(eq(vipClaims.userId, userId))).toHaveLength(1)
    expect(await couponsOf()).toHaveLength(before + 1)
  })

  it('W3 thirty takes of the surprise gift give one', async () => {
    const user = await userOfMobile(shop.db, '13800138006', now)
    if (!user) throw new Error('the member was not seeded')
    const taken = await many(CALLS, () =>
      shop.db.transaction((tx) => receive(tx, { gift: 'surprise', itemId: 'surprise-coins', user, now })),
    )
    expect(taken.filter((one) => 'claim' in one)).toHaveLength(1)
  })

  it('P22 the same change of the renewal from thirty tabs writes one line of the log', async () => {
    const userId = 103
    await join(userId)
    const change = { userId, vipType: 'fei_yue', on: false, reason: '', now } as const
    await many(CALLS, () => shop.db.transaction((tx) => switchRenewal(tx, change)))
    const stops = and(eq(renewLogs.userId, userId), eq(renewLogs.renewStatus, 'stopped'))
    expect(await shop.db.select().from(renewLogs).where(stops)).toHaveLength(1)
  })

  it('orders of one price are one order', async () => {
    const req = {
      vipType: 'leap',
      contractType: 'single_month',
      buyType: 1,
      buySource: 'test',
      originalPrice: 6_800,
      contractPrice: 5_500,
      sellPrice: 5_500,
      payActiveId: '',
      vipCardType: 1,
    } as const
    const orders = await transactionsAtOnce(shop.db, CALLS, (tx) => orderVip(tx, shop.buyer.userId, req, now))
    expect(new Set(orders.map((one) => 'orderId' in one && one.orderId)).size).toBe(1)
  })
})

describe('several processes that keep the same schedule', () => {
  it('R-93 charge a term once, and tell of it once', async () => {
    const userId = 104
    const { endTime } = await join(userId)
    const ahead = new Date(endTime.getTime() - 5 * dayMs)
    await many(8, () => renewDue(shop.db, ahead))
    await many(8, () => renewDue(shop.db, endTime))
    const told = and(eq(smsMessages.mobile, '13800138004'), eq(smsMessages.scene, 'renewal-ahead'))
    expect(await shop.db.select().from(smsMessages).where(told)).toHaveLength(1)
    const charged = and(eq(vipOrders.userId, userId), isNotNull(vipOrders.chargedFor))
    expect(await shop.db.select().from(vipOrders).where(charged)).toHaveLength(1)
    expect(await shop.db.select().from(payments).where(eq(payments.userId, userId))).toHaveLength(1)
    expect(await termOf(shop.db, userId, 'fei_yue')).toMatchObject({ months: 2, startTime: now })
  })

  it('R-93 count one try of a charge that fails', async () => {
    const userId = 107
    const { endTime } = await join(userId)
    await shop.db.update(bankCards).set({ tail: '0000' }).where(eq(bankCards.userId, userId))
    await many(8, () => renewDue(shop.db, new Date(endTime.getTime() - 5 * dayMs)))
    await many(8, () => renewDue(shop.db, endTime))
    const [charge] = await shop.db.select().from(vipOrders).where(eq(vipOrders.userId, userId))
    expect(charge?.tries).toBe(1)
    expect(await shop.db.select().from(payments).where(eq(payments.userId, userId))).toHaveLength(1)
  })

  it('R-93 the unique key of a charge refuses a second one', async () => {
    const userId = 108
    const { endTime } = await join(userId)
    await renewDue(shop.db, new Date(endTime.getTime() - 5 * dayMs))
    await renewDue(shop.db, endTime)
    const charged = and(eq(vipOrders.userId, userId), isNotNull(vipOrders.chargedFor))
    const [charge] = await shop.db.select().from(vipOrders).where(charged)
    if (!charge) throw new Error('nothing was charged')
    const twin = { ...charge, orderId: 'V-twin', createdAt: plus(1) }
    await expect(shop.db.insert(vipOrders).values(twin)).rejects.toMatchObject({
      cause: { constraint: 'vip_orders_charge' },
    })
  })
})
