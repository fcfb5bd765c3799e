import { goodsOf, Journey } from '@tests/sandbox/cashier/journey'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { cancelOrder, paymentInfo } from '@/contract/order/detail'
import { orderList } from '@/contract/order/list'
import { confirmOrderInfo, order } from '@/contract/order/place'
import { largestOrder } from '../../../sandbox/areas/order/place'

const MEMBER = '13800138002'
const minuteMs = 60_000

const sandbox = sandboxTest()
let member: Journey
let other: Journey

beforeAll(async () => {
  member = new Journey(sandbox, await sandbox.login(MEMBER))
  other = new Journey(sandbox, await sandbox.login('13900000000'))
})

const asMember = () => ({ token: member.token })
const cardGoods = { ...goodsOf.card, quantity: 1 }
const fiftyYuan = { goodsId: '30101', rechargeType: 'card-50', quantity: 1 }
const confirmMember = async (quantity = 1) =>
  (await sandbox.call(confirmOrderInfo, { ...fiftyYuan, quantity }, asMember())).data

describe('confirming an order', () => {
  it('R-67 a member saves five percent, and the best coupon is chosen', async () => {
    const { order: sums, memberCoupons, bestMemberCoupon, memberStatus } = await confirmMember()
    expect(sums).toEqual({
      quantity: 1,
      goodsAmount: 4_860,
      subsidyAmount: 140,
      memberDiscountAmount: 243,
      transAmount: 4_617,
    })
    expect(memberStatus).toEqual({ isVip: true, tip: '会员专享优惠，本单已省 2.43 元' })
    expect(bestMemberCoupon).toMatchObject({
      name: '满 30 减 5 元',
      transAmount: 4_117,
      totalDiscountAmount: 743,
      usable: true,
    })
    expect(memberCoupons.map(({ name, usable, reason }) => [name, usable, reason])).toEqual([
      ['满 30 减 5 元', true, undefined],
      ['满 10 减 2 元', true, undefined],
      ['新人满 20 减 3 元', false, '该优惠券已过期'],
      ['满 80 减 12 元', false, '商品金额满 80.00 元可用'],
      ['满 500 减 50 元', false, '商品金额满 500.00 元可用'],
    ])
  })

  it.each([
    ['a super member', '13800138015'],
    ['a gold member', '13800138008'],
  ])('R-58 %s has member prices, and is not asked to become a member', async (_, mobile) => {
    const token = await sandbox.login(mobile)
    const { order: sums, memberStatus } = (await sandbox.call(confirmOrderInfo, fiftyYuan, { token })).data
    expect([sums.memberDiscountAmount > 0, memberStatus.isVip]).toEqual([true, true])
    expect(memberStatus.tip).toContain('会员专享优惠')
  })

  it('R-67 more pieces make a larger coupon the best', async () => {
    const { order: sums, bestMemberCoupon } = await confirmMember(2)
    expect(sums.goodsAmount).toBe(9_720)
    expect(bestMemberCoupon).toMatchObject({ name: '满 80 减 12 元', transAmount: 9_720 - 486 - 1_200 })
  })

  it('an order holds ten pieces, or as many as there are', async () => {
    expect((await confirmMember()).goods.maxQuantity).toBe(10)
    expect([largestOrder(10), largestOrder(9), largestOrder(1)]).toEqual([10, 9, 1])
  })

  it('R-67 a new customer saves nothing and is told what membership would save', async () => {
    const answer = await sandbox.call(
      confirmOrderInfo,
      { goodsId: '30101', rechargeType: 'card-50', quantity: 1 },
      { token: other.token, lang: 'en' },
    )
    expect(answer.data.order).toMatchObject({ subsidyAmount: 0, transAmount: 5_000 })
    expect(answer.data.memberCoupons).toEqual([])
    expect(answer.data.bestMemberCoupon).toBeUndefined()
    expect(answer.data.memberStatus).toEqual({ isVip: false, tip: 'Become a member and save ¥2.50 on this order' })
  })

  it.each([
    ['GOODS_GONE', { goodsId: '1', rechargeType: 'card', quantity: 1 }],
    ['GOODS_GONE', { goodsId: '30101', rechargeType: 'nothing', quantity: 1 }],
    ['QUANTITY_INVALID', { goodsId: '30101', rechargeType: 'card-50', quantity: 0 }],
    ['QUANTITY_INVALID', { goodsId: '30101', rechargeType: 'card-50', quantity: 11 }],
  ])('answers %s for %j', async (code, req) => {
    expect((await sandbox.call(confirmOrderInfo, req, asMember())).code).toBe(code)
  })

  it('R-32 asks for a login', async () => {
    expect(
      (await sandbox.call(confirmOrderInfo, { goodsId: '30101', rechargeType: 'card-50', quantity: 1 })).code,
    ).toBe('300000')
  })
})

describe('making an order', () => {
  it('R-65 an order opens as what was bought, with what drives its payment', async () => {
    const { bestMemberCoupon } = await confirmMember()
    const couponId = bestMemberCoupon?.couponId
    const made = await sandbox.call(order, { ...cardGoods, couponId, transAmount: 4_117 }, asMember())
    expect(made.data.payAmount).toBe(4_117)
    const { orderDetail: detail, payParams, now } = await member.detail(made.data.orderId)
    expect(detail).toMatchObject({
      orderId: made.data.orderId,
      state: 'unpaid',
      stateText: '待支付',
      goods: {
        goodsId: '30101',
        kind: 'card',
        title: '橙仓购物礼品卡',
        picture: `${sandbox.url}/pictures/thumb/30101.png`,
      },
      goodsAmount: 4_860,
      subsidyAmount: 140,
      memberDiscountAmount: 243,
      couponDiscountAmount: 500,
      payAmount: 4_117,
      cardCodes: [],
    })
    expect(detail.voucherCode).toBeUndefined()
    expect(payParams).toEqual({ orderId: made.data.orderId, amount: 4_117, deductType: 1 })
    expect(detail.payDeadline - detail.createdAt).toBe(15 * minuteMs)
    expect(now).toBeGreaterThanOrEqual(detail.createdAt)

    const held = (await confirmMember()).memberCoupons.find((coupon) => coupon.couponId === couponId)
    expect(held).toMatchObject({ usable: false, reason: '已用于一笔待支付订单' })
    const second = await sandbox.call(order, { ...cardGoods, couponId, transAmount: 4_117 }, asMember())
    expect(second.code).toBe('COUPON_UNUSABLE')

    expect((await sandbox.call(cancelOrder, { orderId: made.data.orderId }, asMember())).data).toEqual({
      state: 'cancelled',
    })
    expect((await confirmMember()).bestMemberCoupon?.couponId).toBe(couponId)
    expect((await sandbox.call(cancelOrder, { orderId: made.data.orderId }, asMember())).code).toBe(
      'ORDER_NOT_CANCELLABLE',
    )
    expect((await member.detail(made.data.orderId)).payParams).toBeUndefined()
    expect((await sandbox.call(paymentInfo, { orderId: made.data.orderId }, asMember())).code).toBe('ORDER_NOT_PAYABLE')
  })

  it.each([1, 4_616, 4_618, 0])('P19 an amount edited to %d fen makes no order', async (transAmount) => {
    const answer = await sandbox.call(order, { ...cardGoods, transAmount }, asMember())
    expect([answer.code, answer.message]).toEqual(['PRICE_CHANGED', '价格已更新，请确认最新金额后再提交'])
  })

  it('P19 a coupon of another customer is refused', async () => {
    const { bestMemberCoupon } = await confirmMember()
    const req = { ...cardGoods, couponId: bestMemberCoupon?.couponId, transAmount: 4_360 }
    expect((await sandbox.call(order, req, { token: other.token })).code).toBe('COUPON_UNUSABLE')
  })

  it('R-49 a phone top-up takes mobile numbers only, and drops the spaces in them', async () => {
    const transAmount = await other.priceOf('phone')
    const base = { ...goodsOf.phone, quantity: 1, transAmount }
    const options = { token: other.token, lang: 'en' } as const
    const refused = await sandbox.call(order, { ...base, rechargeAccount: '12800138000' }, options)
    expect([refused.code, refused.message]).toEqual([
      'ACCOUNT_INVALID',
      'Please enter a valid number or account to top up.',
    ])
    const made = await sandbox.call(order, { ...base, rechargeAccount: '139 0000 1111' }, options)
    expect((await other.detail(made.data.orderId)).orderDetail.rechargeAccount).toBe('13900001111')
  })

  it('P2 the same intent sent again is the same order', async () => {
    const requestId = newRequestId()
    const send = () => sandbox.call(order, { ...cardGoods, transAmount: 4_617 }, { ...asMember(), requestId })
    const [first, second] = [await send(), await send()]
    expect(second.data).toEqual(first.data)
  })

  it('P3 an order whose answer was lost is found again by its requestId', async () => {
    const requestId = newRequestId()
    const send = () => sandbox.call(order, { ...cardGoods, transAmount: 4_617 }, { ...asMember(), requestId })
    const before = (await sandbox.call(orderList, { page: 1, state: 'unpaid' }, asMember())).data.orders.length
    await sandbox.fault({ kind: 'drop-after', path: '/shop/order' })
    await expect(send()).rejects.toThrow()
    expect((await sandbox.faultLog()).map(({ fault }) => fault.kind)).toEqual(['drop-after'])
    const made = await send()
    const after = (await sandbox.call(orderList, { page: 1, state: 'unpaid' }, asMember())).data.orders
    expect(after).toHaveLength(before + 1)
    expect(after[0]?.orderId).toBe(made.data.orderId)
  })
})
