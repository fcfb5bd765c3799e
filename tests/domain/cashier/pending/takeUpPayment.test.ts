import { alipay, failure, target, wechatPay } from '@tests/domain/cashier/fakeGateway'
import { toasts } from '@tests/domain/cashier/fakeHost'
import { gateway, later, open, pass, screensOfCustomer } from '@tests/domain/cashier/payment/paymentStore/screens'
import type { Payment } from '@/domain/cashier/payment/payment'
import { pendingPayments } from '@/domain/cashier/pending/pendingPayments'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/platform/pay/pay', () => jest.requireActual('@tests/domain/cashier/fakeHost').payModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))

screensOfCustomer()

const kept: Payment = { ...target, tool: alipay, requestId: 'r1', createdAt: 0, bizNo: 'P1' }

describe('a payment that is looked for', () => {
  it.each(['always', 'inProcess'] as const)(
    'is not taken up by a screen that was left while the server was asked (%s)',
    async (wait) => {
      gateway.queries = [later('PAYMENT_PROCESS_IN' as const, 1000)]
      const store = open()
      const isFound = store.takeUp([kept, { ...kept, bizNo: 'P2' }], wait)
      store.drop()
      await pass(60_000)
      expect(await isFound).toBe(true)
      expect([store.state, store.current.payment]).toEqual(['idle', undefined])
      expect(gateway.queried).toHaveLength(1)
    },
  )

  it('P2 does not take the place of the one that the customer began meanwhile', async () => {
    gateway.queries = [later({ paymentStatus: 'PAYMENT_SUCCESS' as const, orderId: 'M1' }, 1000)]
    const store = open()
    const isFound = store.takeUp([kept], 'always')
    await store.pay(wechatPay)
    store.giveUp()
    await pass(1000)
    expect(await isFound).toBe(true)
    expect([store.current.tool, store.current.payment?.bizNo]).toEqual([wechatPay, 'P-WECHATPAY'])
    expect(store.state).toBe('unknown')
  })

  it('P9 R-77 whose query is refused is left to the next tap by a cashier that opens again', async () => {
    gateway.queries = [failure('refused', 'BUSY', 'busy')]
    const store = open()
    pendingPayments.keep(kept)
    expect(await store.takeUp([kept], 'inProcess')).toBe(false)
    expect(store.state).toBe('idle')
    expect(toasts).toEqual([])
  })
})
