import { dayMs, detailOf, now } from '@tests/domain/coupon/couponSamples'
import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, openScreen, serve, setUpScreens } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, tap } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { couponDetail } from '@/contract/coupon/detail'
import { coupon as words } from '@/i18n/coupon'
import Coupon from '@/subPackages/coupon-list/detail'
import XyfCoupon from '@/subPackages/xyfApp/coupon-list/detail'

jest.mock('@/lib/serverClock', () => ({
  ...jest.requireActual('@/lib/serverClock'),
  serverNow: jest.fn(() => jest.requireActual('@tests/domain/coupon/couponSamples').now),
}))

setUpScreens()

const textOf = (selector: string) => box.querySelector(selector)?.textContent ?? undefined

describe.each([
  ['older', Coupon, '.coupon-card'],
  ['newer', XyfCoupon, '.amount-head'],
] as const)('a coupon in the %s theme', (_theme, Page, head) => {
  async function openPage(more: Parameters<typeof detailOf>[0] = {}): Promise<void> {
    openScreen(Page, 'subPackages/coupon-list/detail', { couponId: 'Q1' })
    await serve(couponDetail, ok({ coupon: detailOf(more) }))
  }

  it('shows its amount, its state, where it came from, its end and its rules, and leads to its use', async () => {
    await openPage()
    expect(argsOf(callsTo(couponDetail)[0])).toEqual({ couponId: 'Q1' })
    for (const text of ['¥5', '满 30 元可用', words.states.usable, '有效期至 2030-06-09 12:00'])
      expect(textOf(head)).toContain(text)
    for (const text of ['会员权益', '2030-05-10 12:00', 'Q1', 'one rule'])
      expect(textOf('.coupon-facts')).toContain(text)
    expect(textOf('#coupon-use')).toBe(words.use)
    tap(box.querySelector('#coupon-use'))
    expect(moves).toEqual(['switchTab /pages/mall/index'])
  })

  it('that an order holds says why it cannot be used, and leads to the order', async () => {
    const jumpUrl = '/subPackages/order/detail?orderId=M1'
    await openPage({ state: 'held', reason: '已用于一笔待支付订单', orderId: 'M1', jumpUrl })
    expect(textOf(head)).toContain('已用于一笔待支付订单')
    tap(box.querySelector('#coupon-use'))
    expect(moves).toEqual([`navigateTo ${jumpUrl}`])
  })

  it('that came back names the order that gave it back', async () => {
    await openPage({ returnedOrderId: 'M2' })
    expect(textOf('#coupon-returned')).toContain('订单 M2')
    await says(box, '订单取消后已退回', 'Returned after order cancellation')
    tap(box.querySelector('#coupon-returned'))
    expect(moves).toEqual(['navigateTo /subPackages/order/detail?orderId=M2'])
  })

  it('that is over leads to new ones', async () => {
    await openPage({ state: 'expired', reason: '已过有效期，不能再使用', jumpUrl: '', endTime: now - dayMs })
    expect(textOf(head)).toContain(words.states.expired)
    expect(box.querySelector('#coupon-use')).toBeNull()
    tap(box.querySelector('#coupon-sale'))
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/coupons/indexXyf'])
  })

  it('that does not exist leads to the customer’s own', async () => {
    openScreen(Page, 'subPackages/coupon-list/detail', { couponId: 'Q0' })
    await serve(couponDetail, refusal('COUPON_UNKNOWN', '没有找到该优惠券'))
    expect(box.textContent).toContain('没有找到该优惠券')
    tap(box.querySelector('.empty-state-way .button'))
    expect(moves).toEqual(['redirectTo /subPackages/coupon-list/index'])
  })

  it('is read again when the customer comes back', async () => {
    await openPage()
    happen('hide')
    happen('show')
    await serve(couponDetail, ok({ coupon: detailOf({ state: 'used', usedTime: now }) }))
    expect(textOf(head)).toContain(words.states.used)
  })
})
