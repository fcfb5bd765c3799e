import { argsOf, ok } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, openScreen, serve, settle, setUpScreens } from '@tests/screens/screenTest'
import { tap } from '@tests/ui/mounted'
import type { FunctionComponent } from 'react'
import { payQuery } from '@/contract/cashier'
import { vipPayStatus } from '@/contract/member/order'
import { memberOrderInfo } from '@/contract/member/orderInfo'
import { cashierValues } from '@/domain/cashier/payment/cashierStorage'
import { resultRouteOf } from '@/domain/cashier/result/sourceRoutes'
import { session } from '@/domain/session/session'
import { routes } from '@/routes'
import OlderMemberResult from '@/subPackages/xyfApp/member/pay-result'
import HealthResult from '@/subPackages/xyfApp/member-health/pay-result'
import PayCardResult from '@/subPackages/xyfApp/member-v2/payCardResult'

const results: Record<string, FunctionComponent> = {
  [routes.payCardResult.path]: PayCardResult,
  [routes.olderMemberResult.path]: OlderMemberResult,
  [routes.healthResult.path]: HealthResult,
}

/** Opens the result page of a path; its first calls are on their way. */
async function open(path: string, query: Record<string, string>): Promise<HTMLElement> {
  const box = openScreen(results[path] as FunctionComponent, path, { orderId: 'V1', bizNo: 'P1', ...query })
  await settle()
  return box
}

const paid = { paymentStatus: 'PAYMENT_SUCCESS', paymentResultMessage: '', bizNo: 'P1', outBizNo: 'O1', amount: 1_990 }

let logins = 0

setUpScreens({ person: 'visitor' })
beforeEach(() => {
  // What the server said of a payment is shared for two seconds, under one login.
  logins += 1
  session.signIn(`token-${logins}`)
})

describe('where a payment returns to', () => {
  it.each([
    ['member', 'olderMemberResult'],
    ['member-health', 'healthResult'],
    ['member-v2', 'payCardResult'],
    ['member-leap', 'payCardResult'],
    ['rise-quota', 'payCardResult'],
    ['gold-member', 'payCardResult'],
    ['mall', 'payCardResult'],
    ['constructor', 'payCardResult'],
  ])('R-78 of the source "%s": %s', (source, route) => expect(resultRouteOf(source)).toBe(route))
})

describe('a result page', () => {
  it.each([
    [routes.payCardResult.path, {}, 'MALL_ORDER'],
    [routes.payCardResult.path, { source: 'member-v2' }, 'VIP_MEMBER_CARD'],
    [routes.payCardResult.path, { source: 'rise-quota' }, 'VIP_HOIST_LINES'],
    [routes.olderMemberResult.path, {}, 'VIP_MEMBER_CARD'],
    [routes.healthResult.path, {}, 'VIP_MEMBER_CARD'],
    [routes.healthResult.path, { source: 'mall' }, 'MALL_ORDER'],
  ])('R-76 R-81 %s with %j asks about a payment of %s', async (path, query, bizType) => {
    const box = await open(path, query)
    expect(argsOf(callsTo(payQuery)[0])).toEqual({ bizNo: 'P1', bizChannel: 'APP', bizType })
    await serve(payQuery, { status: 1, message: '', response: { ...paid, orderId: 'V1' } })
    expect(box.textContent).toContain('支付成功')
    expect(box.textContent).toContain('19.90')
  })

  it.each([
    [routes.olderMemberResult.path, routes.olderMember.path],
    [routes.healthResult.path, routes.health.path],
  ])('R-78 %s of a paid membership leads to its benefits', async (path, home) => {
    const box = await open(path, {})
    await serve(payQuery, { status: 1, message: '', response: { ...paid, orderId: 'V1' } })
    await serve(memberOrderInfo, { suc: true, ...ok({ state: 'paid' }) })
    tap(box.querySelector('#paid-member'))
    expect(moves).toEqual([expect.stringContaining(home)])
  })

  it('R-88 R-70 of a payment outside the cashier asks for its pay status', async () => {
    cashierValues.curPayInfo.write({ orderId: 'V1', bizType: 'VIP_MEMBER_CARD' })
    cashierValues.isPayVipCashier.write(false)
    const box = await open(routes.payCardResult.path, { source: 'member-v2' })
    expect(callsTo(payQuery)).toEqual([])
    expect(argsOf(callsTo(vipPayStatus)[0])).toEqual({ vipOrderNo: 'V1', bizNo: 'P1' })
    await serve(vipPayStatus, { suc: true, ...ok({ ...paid, vipOrderNo: 'V1', assetType: 'ALIPAY' }) })
    expect(box.textContent).toContain('支付成功')
  })
})
