import { memberOrder } from '@tests/domain/order/samples'
import { ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { openScreen, serve, setUpScreens } from '@tests/screens/screenTest'
import { tap } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import type { MemberOrderInfoRes } from '@/contract/member/orderInfo'
import { memberOrderInfo } from '@/contract/member/orderInfo'
import { orderDetail } from '@/contract/order/detail'
import { order as words } from '@/i18n/order'
import { note } from '@/lib/serverClock'
import { routes } from '@/routes'
import OrderDetail from '@/subPackages/order/detail'
import XyfOrderDetail from '@/subPackages/xyfApp/order/detail'

const noon = Date.parse('2026-11-22T12:00:00+08:00')
let now = noon

setUpScreens()
beforeEach(() => {
  now += 1_000
  jest.useFakeTimers({ now })
  note(now)
})
afterEach(() => jest.useRealTimers())

/** Opens the screen of an order that the mall does not know. */
async function open(facts: Partial<MemberOrderInfoRes>, [Page, { path }] = [OrderDetail, routes.orderDetail] as const) {
  const box = openScreen(Page, path, { orderId: 'V1' })
  await serve(orderDetail, refusal('ORDER_UNKNOWN'))
  await serve(memberOrderInfo, { suc: true, ...ok(memberOrder({ createdAt: noon, ...facts })) })
  return box
}

describe('the screen of a membership order', () => {
  it.each([
    ['order/detail', OrderDetail, routes.orderDetail],
    ['xyfApp/order/detail', XyfOrderDetail, routes.xyfOrderDetail],
  ])('at %s shows what it buys, what it costs and until when it is valid', async (_, Page, route) => {
    const paid = { state: 'paid', paidAt: noon, endTime: Date.parse('2027-02-22T00:00:00+08:00') } as const
    const box = await open(paid, [Page, route] as never)
    for (const text of [
      '会员 3 个月',
      '¥49.90',
      words.member.states.paid,
      '有效期至 2027-02-22',
      'V1',
      '2026-11-22 12:00:00',
    ])
      expect(box.textContent).toContain(text)
    expect(box.querySelector('[role=timer]')).toBeNull()
    expect(box.querySelector('#pay-here')).toBeNull()
  })

  it('that is unpaid shows the time left, and leads to its cashier', async () => {
    const box = await open({ vipType: 'health', payDeadline: now + 60_000 })
    expect(box.textContent).toContain(words.member.states.unpaid)
    expect(box.querySelector('[role=timer]')?.textContent).toBe('01:00')
    tap(box.querySelector('#member-order-pay'))
    expect(moves).toEqual([`navigateTo /${routes.pay.path}?orderId=V1&source=member-health`])
  })

  it('P15 that is closed says that money which comes later goes back', async () => {
    const box = await open({ state: 'closed' })
    await says(
      box,
      '订单未在规定时间内支付，之后收到的款项会原路退回',
      'The order was not paid in time. Late payments are refunded',
    )
  })

  describe.each([
    ['paid', '#member-order-open'],
    ['closed', '#member-order-again'],
  ] as const)('that is %s', (state, button) => {
    it.each([
      ['fei_yue', routes.member],
      ['leap', routes.leap],
      ['gold', routes.goldMember],
      ['health', routes.health],
      ['quota', routes.quotaCard],
    ] as const)('leads to the screen of its kind: %s', async (vipType, { path }) => {
      const box = await open({ vipType, state })
      tap(box.querySelector(button))
      expect(moves).toEqual([`navigateTo /${path}`])
    })
  })
})
