import { dayMs } from '@tests/sandbox/member/memberPlay'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { couponDetail } from '@/contract/coupon/detail'
import { type CouponRow, type CouponTab, couponList } from '@/contract/coupon/own'
import { getExtInfo } from '@/contract/session'
import { routes } from '@/routes'

const COLLECTOR = '13800138025'

const sandbox = sandboxTest()
let token: string
beforeAll(async () => {
  token = await sandbox.login(COLLECTOR)
})

const listOf = async (state: CouponTab, page = 1, of?: 'member' | 'loan') =>
  (await sandbox.call(couponList, { state, page, ...(of ? { of } : {}) }, { token, lang: 'en' })).data
const detailOf = (couponId: string, by = token) => sandbox.call(couponDetail, { couponId }, { token: by, lang: 'en' })
const named = (rows: readonly CouponRow[], name: string) => {
  const row = rows.find((one) => one.name === name)
  if (!row) throw new Error(`no coupon ${name}`)
  return row
}
async function allOf(state: CouponTab): Promise<CouponRow[]> {
  return [...(await listOf(state, 1)).coupons, ...(await listOf(state, 2)).coupons]
}

describe('the coupons of a customer', () => {
  it('come by state, ten a page, with the number of each state', async () => {
    const [first, second, third] = [await listOf('usable', 1), await listOf('usable', 2), await listOf('usable', 3)]
    expect([first.coupons.length, second.coupons.length, third.coupons.length]).toEqual([10, 4, 0])
    expect(first.counts).toEqual({ usable: 14, used: 4, expired: 4 })
    const usable = [...first.coupons, ...second.coupons]
    expect(new Set(usable.map(({ couponId }) => couponId)).size).toBe(14)
    expect(first.saving).toBe(Math.max(...usable.map(({ amount }) => amount)))
    expect(usable.map(({ endTime }) => endTime)).toEqual(usable.map(({ endTime }) => endTime).sort((a, b) => a - b))
    expect((await listOf('usable', 0)).coupons).toEqual([])
  })

  it('count on "my" as they do in the list', async () => {
    const { couponCount } = (await sandbox.call(getExtInfo, {}, { token })).data
    expect(couponCount).toBe((await listOf('usable')).counts.usable)
  })

  it('R-99 each ends 30 days after its receipt', async () => {
    for (const { receivedTime, endTime } of await allOf('usable')) expect(endTime - receivedTime).toBe(30 * dayMs)
  })

  it('are named by state, with the reason where they cannot be used', async () => {
    const usable = await allOf('usable')
    expect(new Set(usable.map(({ state, reason }) => [state, reason].join()))).toEqual(new Set(['usable,']))
    const used = await allOf('used')
    expect(used.map(({ state }) => state)).toEqual(['held', 'used', 'used', 'used'])
    expect(used[0]?.reason).toBe('Held by an order that waits for payment; cancel it to have the coupon back')
    expect(used.every(({ orderId, jumpUrl }) => jumpUrl === `/subPackages/order/detail?orderId=${orderId}`)).toBe(true)
    const expired = await allOf('expired')
    expect(expired.map(({ state, reason, jumpUrl }) => [state, reason, jumpUrl])).toEqual(
      expired.map(() => ['expired', 'Its time is over, so it cannot be used', '']),
    )
  })

  it('lead to what they are for, each to a screen that exists', async () => {
    const usable = await allOf('usable')
    const paths = new Set(Object.values(routes).map(({ path }) => `/${path}`))
    for (const { jumpUrl } of usable) expect(paths).toContain(jumpUrl.split('?')[0])
    expect(named(usable, '¥5 off orders over ¥30')).toMatchObject({
      scope: 'For everything in the mall',
      jumpUrl: '/pages/mall/index',
    })
    expect(named(usable, '¥8 off drinks over ¥20')).toMatchObject({
      scope: 'For Coffee and tea only',
      jumpUrl: '/subPackages/mall-search/index?categoryId=201&keyword=Coffee%20and%20tea',
    })
    expect(named(usable, '¥2 off a coconut latte')).toMatchObject({
      scope: 'For Coconut latte, medium only',
      jumpUrl: '/subPackages/pdp/index?goodsId=20101',
    })
    expect(named(usable, '¥50 interest-free coupon')).toMatchObject({
      kind: 'loan',
      jumpUrl: '/pages/nativeBridge/index?nativeType=loan',
    })
  })

  it('of the membership and of the credit side are lists of their own', async () => {
    const member = await listOf('usable', 1, 'member')
    expect([member.coupons.length, member.counts]).toEqual([4, { usable: 4, used: 1, expired: 1 }])
    const loan = await listOf('usable', 1, 'loan')
    expect(loan.coupons.map(({ kind }) => kind)).toEqual(['loan', 'loan'])
    expect(loan.saving).toBe(Math.max(...loan.coupons.map(({ amount }) => amount)))
  })

  it('are none for who has none', async () => {
    const other = await sandbox.login('13800138030')
    const { data } = await sandbox.call(couponList, { state: 'usable', page: 1 }, { token: other })
    expect(data).toEqual({ coupons: [], counts: { usable: 0, used: 0, expired: 0 }, saving: 0 })
  })

  it('R-32 asks for a login', async () => {
    expect((await sandbox.call(couponList, { state: 'usable', page: 1 })).code).toBe('300000')
  })
})

describe('one coupon', () => {
  it('has its rules, where it came from and the order that gave it back', async () => {
    const usable = await allOf('usable')
    const { coupon } = (await detailOf(named(usable, '¥8 off drinks over ¥20').couponId)).data
    expect(coupon).toMatchObject({ source: 'Membership benefit', state: 'usable' })
    expect(coupon.rules[0]).toBe('For goods of ¥20.00 or more; it takes ¥8.00 off.')
    expect(coupon.returnedOrderId).toBeUndefined()
    const back = (await detailOf(named(usable, '¥6 off orders over ¥45').couponId)).data.coupon
    expect(back.returnedOrderId).toMatch(/^M/)
    const [, used] = await allOf('used')
    expect((await detailOf(used?.couponId ?? '')).data.coupon.usedTime).toBeLessThan(Date.now())
  })

  it('of another customer is not found', async () => {
    const [mine] = await allOf('usable')
    const other = await sandbox.login('13800138001')
    expect((await detailOf(mine?.couponId ?? '', other)).code).toBe('COUPON_UNKNOWN')
    expect((await detailOf('Q0')).code).toBe('COUPON_UNKNOWN')
  })
})
