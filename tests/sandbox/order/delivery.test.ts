import { goodsOf, Journey, sessionOf } from '@tests/sandbox/cashier/journey'
import { ALIPAY, ProviderPlay } from '@tests/sandbox/provider/providerPlay'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { confirmOrderInfo, order } from '@/contract/order/place'

const sandbox = sandboxTest()
let member: Journey
let provider: ProviderPlay

beforeAll(async () => {
  member = new Journey(sandbox, await sandbox.login('13800138002'))
  provider = new ProviderPlay(sandbox, member)
})

/** Pays an order at the provider, and answers the order as it is then. */
async function paid(placed: { orderId: string; payAmount: number }) {
  const { redirectActionForm } = (await member.pay(placed, ALIPAY)).data
  await provider.play(sessionOf(redirectActionForm?.redirectUrl), 'approve')
  return (await member.detail(placed.orderId)).orderDetail
}

describe('a paid order', () => {
  it('of cards has a code for each card, and is finished', async () => {
    const detail = await paid(await member.order('card', 3))
    expect([detail.state, detail.cardCodes.length, detail.voucherCode]).toEqual([
      'finished',
      3,
      expect.stringMatching(/^\d{16}$/),
    ])
  })

  it.each([
    ['phone', 'finished'],
    ['account', 'paid'],
  ] as const)('of the kind %s has no codes, and is %s', async (kind, state) => {
    const detail = await paid(await member.order(kind))
    expect([detail.state, detail.cardCodes, detail.voucherCode]).toEqual([state, [], undefined])
    expect(detail).toMatchObject({ payToolName: '支付宝', paidAt: expect.any(Number) })
  })

  it('counts its pieces as sold', async () => {
    const before = await member.soldOf('card')
    await paid(await member.order('card', 2))
    expect(await member.soldOf('card')).toBe(before + 2)
  })

  it('R-67 has used up its coupon, which is offered no more', async () => {
    const { goodsId, rechargeType } = goodsOf.card
    const token = member.token
    const offers = async () =>
      (await sandbox.call(confirmOrderInfo, { goodsId, rechargeType, quantity: 1 }, { token })).data
    const { bestMemberCoupon: best } = await offers()
    if (!best) throw new Error('the member has no coupon for these goods')
    const wanted = { ...goodsOf.card, quantity: 1, couponId: best.couponId, transAmount: best.transAmount }
    const placed = (await sandbox.call(order, wanted, { token })).data
    expect((await paid(placed)).couponDiscountAmount).toBeGreaterThan(0)
    expect((await offers()).memberCoupons.map(({ couponId }) => couponId)).not.toContain(best.couponId)
    expect((await sandbox.call(order, wanted, { token })).code).toBe('COUPON_UNUSABLE')
  })
})
