import { databaseForTests } from '@tests/sandbox/openDatabase'
import { asc, eq } from 'drizzle-orm'
import { friendPacketId, openPacket } from '../../sandbox/areas/activity/invite/packets'
import { giveCoupon } from '../../sandbox/areas/order/coupons'
import { coupons, orders } from '../../sandbox/areas/order/tables'
import { smsMessages, users } from '../../sandbox/areas/session/tables'
import { credit } from '../../sandbox/areas/wallet/lots'
import { walletLots } from '../../sandbox/areas/wallet/tables'
import { catchUp } from '../../sandbox/catchUp'

const start = new Date('2026-03-02T04:00:00Z')
const dayMs = 86_400_000
const onDay = (days: number) => new Date(start.getTime() + days * dayMs)

const database = databaseForTests(start)
let latest = 13_933_000_000
let mobile = ''
let userId = 0

async function newCustomer(inviterUserId?: number): Promise<{ userId: number; mobile: string }> {
  latest += 1
  const own = String(latest)
  const [made] = await database.db
    .insert(users)
    .values({ mobile: own, nickName: own, createdAt: start, inviterUserId })
    .returning({ userId: users.userId })
  return { userId: made?.userId ?? 0, mobile: own }
}

const inbox = async (of = mobile) => {
  const rows = await database.db
    .select({ text: smsMessages.text })
    .from(smsMessages)
    .where(eq(smsMessages.mobile, of))
    .orderBy(asc(smsMessages.messageId))
  return rows.map(({ text }) => text)
}

const earn = (amount: number, ref: string) =>
  credit(database.db, { userId, reason: 'bonus', ref, title: { zh: '奖励', en: 'Bonus' }, amount, now: start })

const coupon = () =>
  giveCoupon(database.db, {
    userId,
    name: { zh: '话费券', en: 'Phone coupon' },
    kind: 'goods',
    source: 'gift',
    threshold: 1_000,
    discount: 100,
    now: start,
  })

beforeEach(async () => {
  const customer = await newCustomer()
  mobile = customer.mobile
  userId = customer.userId
})

describe('money of the wallet that ends', () => {
  it('is told three days before, all of a day in one message, once', async () => {
    await earn(150, 'one')
    await earn(350, 'two')
    await catchUp(database.db, onDay(87 - 1 / 24))
    expect(await inbox()).toEqual([])
    await catchUp(database.db, onDay(87))
    await catchUp(database.db, onDay(89))
    expect(await inbox()).toEqual([
      '【小补贴】您的余额中有 5.00 元将于 2026-05-31 到期。 [Xiaobutie] ¥5.00 of your balance ends on 2026-05-31.',
    ])
  })

  it('is told once, also where it is worked off twice at the same time', async () => {
    await earn(150, 'race')
    await Promise.all([catchUp(database.db, onDay(88)), catchUp(database.db, onDay(88))])
    expect(await inbox()).toHaveLength(1)
  })

  it('that is spent or over is not told', async () => {
    await earn(150, 'spent')
    await database.db.update(walletLots).set({ left: 0 }).where(eq(walletLots.userId, userId))
    await catchUp(database.db, onDay(88))
    await earn(150, 'over')
    await catchUp(database.db, onDay(90))
    expect(await inbox()).toEqual([])
  })
})

describe('coupons that end', () => {
  it('are told three days before, in one message, once', async () => {
    await coupon()
    await coupon()
    await catchUp(database.db, onDay(27 - 1 / 24))
    expect(await inbox()).toEqual([])
    await catchUp(database.db, onDay(27))
    await catchUp(database.db, onDay(28))
    expect(await inbox()).toEqual([expect.stringContaining('您有 2 张优惠券将于 2026-04-01 到期。')])
  })

  it('that are used, held by an order, or over are not told', async () => {
    const { couponId } = await coupon()
    await database.db.update(coupons).set({ usedAt: start }).where(eq(coupons.couponId, couponId))
    const held = await coupon()
    await database.db.update(coupons).set({ orderId: 'M1' }).where(eq(coupons.couponId, held.couponId))
    await catchUp(database.db, onDay(28))
    await coupon()
    await catchUp(database.db, onDay(30))
    expect(await inbox()).toEqual([])
  })
})

describe('red packets that end', () => {
  it('are told to both friends a day before, once', async () => {
    const friend = await newCustomer(userId)
    await catchUp(database.db, onDay(2 - 1 / 24))
    expect([await inbox(), await inbox(friend.mobile)]).toEqual([[], []])
    await catchUp(database.db, onDay(2))
    await catchUp(database.db, onDay(2.5))
    const told = expect.stringContaining('您有 1 个红包待拆，将于 2026-03-05 过期。')
    expect([await inbox(), await inbox(friend.mobile)]).toEqual([[told], [told]])
  })

  it('that are opened or over are not told', async () => {
    const friend = await newCustomer(userId)
    const opened = await openPacket(database.db, { userId }, friendPacketId(friend.userId), {
      lang: 'en',
      now: onDay(1),
    })
    expect(opened).toMatchObject({ state: 'opened' })
    await catchUp(database.db, onDay(2))
    expect(await inbox()).toEqual([])
    const other = await newCustomer(userId)
    await catchUp(database.db, onDay(3))
    expect([await inbox(), await inbox(other.mobile)]).toEqual([[], []])
  })
})

describe('an order that arrives later than its money', () => {
  const place = (kind: 'account' | 'phone', goodsId: string, rechargeAccount: string) =>
    database.db.insert(orders).values({
      orderId: `M-${userId}`,
      userId,
      state: 'paid',
      goodsId,
      rechargeType: kind,
      title: { zh: '视频会员', en: 'Video membership' },
      rechargeTypeName: { zh: '直充', en: 'Direct' },
      kind,
      quantity: 1,
      rechargeAccount,
      goodsAmount: 1_000,
      memberDiscountAmount: 0,
      couponDiscountAmount: 0,
      payAmount: 1_000,
      createdAt: start,
      payDeadline: start,
      paidAt: start,
    })

  it.each([
    ['an account that is recharged', 'account', '20101', 'someone'],
    ['a top-up that the operator has credited', 'phone', '10191', '13800138001'],
  ] as const)('is told: %s', async (_what, kind, goodsId, account) => {
    await place(kind, goodsId, account)
    await catchUp(database.db, new Date(start.getTime() + 1_000))
    expect(await inbox()).toEqual([])
    await catchUp(database.db, onDay(1))
    await catchUp(database.db, onDay(2))
    expect(await inbox()).toEqual([
      '【小补贴】您购买的视频会员已到账。 [Xiaobutie] Video membership that you bought has arrived.',
    ])
  })
})
