import { target } from '@tests/domain/cashier/fakeGateway'
import type { BizType } from '@/contract/cashier'
import { cashierGateway } from '@/domain/cashier/gateway/cashierGateway'
import { vipGateway } from '@/domain/cashier/gateway/vipGateway'
import { cashierValues } from '@/domain/cashier/payment/cashierStorage'
import { PayResultStore } from '@/domain/cashier/result/payResultStore'
import { resultGateway } from '@/domain/cashier/result/resultGateway'
import { cashierKeys } from '@/domain/session/customerKeys'
import { drop } from '@/lib/drop'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))

const of = (orderId: string, bizType: BizType = 'VIP_MEMBER_CARD') => ({ ...target, orderId, bizType })

/** This launch has paid an order, in the cashier or outside it. */
function paid(orderId: string, bizType: BizType, isInCashier: boolean): void {
  cashierValues.curPayInfo.write({ orderId, bizType })
  cashierValues.isPayVipCashier.write(isInCashier)
}

beforeEach(() => {
  for (const key of cashierKeys) cashierValues[key].remove()
})

describe('what a result page asks', () => {
  it.each<[string, BizType, boolean, ReturnType<typeof of>]>([
    ['paid in the cashier', 'VIP_MEMBER_CARD', true, of('V1')],
    ['of another order', 'VIP_MEMBER_CARD', false, of('V2')],
    ['whose address names no order', 'VIP_MEMBER_CARD', false, of('')],
    ['of an order that stood on the screen as goods', 'MALL_ORDER', false, of('V1')],
    ['of goods', 'MALL_ORDER', false, of('V1', 'MALL_ORDER')],
    ['of a raised quota, which those calls do not know', 'VIP_HOIST_LINES', false, of('V1', 'VIP_HOIST_LINES')],
  ])('R-76 R-88 the cashier about a payment %s', (_, bizType, isInCashier, asked) => {
    paid('V1', bizType, isInCashier)
    expect(resultGateway(asked)).toEqual({ gateway: cashierGateway })
  })

  it('R-88 P7 the cashier where nothing of the payment is known in this launch', () => {
    expect(resultGateway(of('V1')).gateway).toBe(cashierGateway)
  })

  it('R-88 R-70 the pay status of the membership where it was paid outside the cashier, also when it is opened again', () => {
    paid('V1', 'VIP_MEMBER_CARD', false)
    for (const _ of ['first', 'again']) {
      expect(resultGateway(of('V1')).gateway).toBe(vipGateway)
      drop(new PayResultStore(of('V1'), {}))
    }
    expect(cashierValues.isPayVipCashier.read()).toBe(false)
  })
})
