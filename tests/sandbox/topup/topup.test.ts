import { Journey } from '@tests/sandbox/cashier/journey'
import { sandboxTest, startSandbox } from '@tests/sandbox/startSandbox'
import { goods, type RechargeType } from '@/contract/mall/goods'
import { shopSearch } from '@/contract/mall/search'
import { orderList } from '@/contract/order/list'
import { confirmOrderInfo } from '@/contract/order/place'
import { topupGoods, topupNumber } from '@/contract/topup'
import { rebateList } from '@/contract/wallet/movements'
import { topUp } from './topupPlay'

const OWN = '13800138010'
const second = 1_000

const sandbox = sandboxTest()
let buyer: Journey
beforeAll(async () => {
  buyer = new Journey(sandbox, await sandbox.login(OWN))
})

const numberOf = async (mobile: string | undefined, token = buyer.token) =>
  sandbox.call(topupNumber, mobile === undefined ? {} : { mobile }, { token })

const amountsOf = async (goodsId: string): Promise<RechargeType[]> =>
  (await sandbox.call(goods, { goodsId }, { token: buyer.token })).data.rechargeTypes

/** How many top-ups of the operator were sold, and how many rebates the customer has had. */
async function earned(): Promise<{ sold: number; rebates: number }> {
  const { sold } = (await sandbox.call(goods, { goodsId: topupGoods.mobile })).data
  const { rebateList: rows } = (await sandbox.call(rebateList, { page: 1 }, { token: buyer.token })).data
  return { sold, rebates: rows.length }
}

const wait = (ms: number) => sandbox.fault({ kind: 'clock', ms })

describe('a number before it is topped up', () => {
  it('is the customer’s own where they name none', async () => {
    expect((await numberOf(undefined)).data).toEqual({ mobile: OWN, arrears: 0 })
  })

  it('that is in arrears says what it owes', async () => {
    expect((await numberOf('13900000000')).data.arrears).toBe(3_650)
  })

  it.each([
    ['1380013800', 'NUMBER_INVALID'],
    ['138 0013 8001', 'NUMBER_INVALID'],
    ['15400138001', 'OPERATOR_NONE'],
  ])('%s is refused: %s', async (mobile, code) => {
    expect((await numberOf(mobile)).code).toBe(code)
  })

  it('is asked for by customers alone', async () => {
    expect((await sandbox.call(topupNumber, {})).code).toBe('300000')
  })
})

describe('the amounts of an operator', () => {
  it('cost their own price, and are not listed by the mall', async () => {
    const prices = await Promise.all(Object.values(topupGoods).map(amountsOf))
    for (const amounts of prices) {
      expect(amounts.map(({ originalPrice }) => originalPrice / 100)).toEqual([30, 50, 100, 200, 300, 500])
      expect(amounts.every(({ price, kind }) => price > 0 && kind === 'phone')).toBe(true)
    }
    const hundred = prices.map((amounts) => amounts[2]?.price)
    expect(new Set(hundred).size).toBe(hundred.length)
    const found = await sandbox.call(shopSearch, { keyword: '充值', page: 1, sort: 'default' })
    const listed = found.data.goodsList.map(({ goodsId }) => goodsId)
    expect(listed.filter((goodsId) => Object.values<string>(topupGoods).includes(goodsId))).toEqual([])
  })

  it('are not sold to a number of another operator', async () => {
    await expect(topUp(buyer, { mobile: '13000138001' })).rejects.toThrow('ACCOUNT_INVALID')
    await expect(topUp(buyer, { mobile: OWN, goodsId: topupGoods.unicom })).rejects.toThrow('ACCOUNT_INVALID')
  })
})

describe('a paid top-up', () => {
  it('arrives within seconds, and only then counts as sold and brings its rebate', async () => {
    const before = await earned()
    const orderId = await topUp(buyer, { mobile: OWN })
    expect([await buyer.stateOf(orderId), await earned()]).toEqual(['paid', before])
    await wait(5 * second)
    const { orderDetail } = await buyer.detail(orderId)
    expect([orderDetail.state, orderDetail.rechargeAccount, orderDetail.refusal]).toEqual(['finished', OWN, undefined])
    expect(await earned()).toEqual({ sold: before.sold + 1, rebates: before.rebates + 1 })
  })

  it('of a slow number takes a minute', async () => {
    const orderId = await topUp(buyer, { mobile: '13800139999' })
    await wait(50 * second)
    expect(await buyer.stateOf(orderId)).toBe('paid')
    await wait(65 * second)
    expect(await buyer.stateOf(orderId)).toBe('finished')
  })

  it('that the operator refuses goes back the way it was paid, once, and says so', async () => {
    const before = await earned()
    const orderId = await topUp(buyer, { mobile: '13800134444' })
    await wait(5 * second)
    const { orderDetail: refused } = await buyer.detail(orderId)
    expect([refused.state, refused.stateText]).toEqual(['refunding', '退款中'])
    expect(refused.refusal).toContain('正原路退回支付宝')
    await wait(30 * second)
    const { orderDetail: refunded } = await buyer.detail(orderId)
    expect([refunded.state, refunded.refundedAt]).toEqual(['refunded', expect.any(Number)])
    expect(refunded.refusal).toContain('已退回支付宝')
    expect(await earned()).toEqual(before)
    const { orders } = (await sandbox.call(orderList, { page: 1, state: 'refund' }, { token: buyer.token })).data
    expect(orders.map((row) => row.orderId)).toContain(orderId)
  })

  it('that the operator refuses gives its coupon back', async () => {
    const by = new Journey(sandbox, await sandbox.login('13800138001'))
    const usable = async () => {
      const what = { goodsId: topupGoods.mobile, rechargeType: 'phone-50', quantity: 1 }
      const { memberCoupons } = (await sandbox.call(confirmOrderInfo, what, { token: by.token })).data
      return memberCoupons.filter((coupon) => coupon.usable).map((coupon) => coupon.couponId)
    }
    const before = await usable()
    await topUp(by, { mobile: '13800134444', couponId: before[0] })
    expect(await usable()).toEqual(before.slice(1))
    await wait(5 * second)
    expect(await usable()).toEqual(before)
  })
})

it('W2 a top-up that was paid goes on where a sandbox was killed', async () => {
  const first = await startSandbox()
  const token = await first.login(OWN)
  const by = new Journey(first, token)
  const [arriving, refused] = [await topUp(by, { mobile: OWN }), await topUp(by, { mobile: '13800134444' })]
  await first.kill9()
  const again = await startSandbox({ dir: first.dir })
  const after = new Journey(again, token)
  await again.fault({ kind: 'clock', ms: 10 * second })
  expect(await after.stateOf(arriving)).toBe('finished')
  // The refund takes three seconds, which a slow machine may need for the two questions.
  expect(['refunding', 'refunded']).toContain(await after.stateOf(refused))
  await again.fault({ kind: 'clock', ms: 30 * second })
  expect(await after.stateOf(refused)).toBe('refunded')
  await again.close()
})
