import { alipay, failure, texts, wechatPay } from '@tests/domain/cashier/fakeGateway'
import { host, toasts } from '@tests/domain/cashier/fakeHost'
import type { PaymentStore } from '@/domain/cashier/payment/paymentStore'
import { pendingPayments } from '@/domain/cashier/pending/pendingPayments'
import type { HostPayOutcome } from '@/platform/pay/payPort'
import { gateway, later, open, pass, reasonIn, screensOfCustomer } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/platform/pay/pay', () => jest.requireActual('@tests/domain/cashier/fakeHost').payModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))

const mockIsOrderPaid = jest.fn()
jest.mock('@/domain/cashier/gateway/orderStatus', () => ({ isOrderPaid: (order: unknown) => mockIsOrderPaid(order) }))

screensOfCustomer()
beforeEach(() => void mockIsOrderPaid.mockReset().mockResolvedValue(false))

describe('the sheet of the host', () => {
  it.each(['done', 'unknown'] as const)(
    'P8 P10 "%s" proves nothing: the server is asked until it decides',
    async (outcome) => {
      host.outcome = outcome
      gateway.queries = ['PAYMENT_CREATED', 'PAYMENT_PROCESS_IN', 'PAYMENT_SUCCESS']
      const store = open()
      void store.pay(wechatPay)
      await pass(0)
      expect(store.state).toBe('confirming')
      await pass(4000)
      expect(store.state).toBe('paid')
      expect(gateway.queried).toHaveLength(3)
    },
  )

  it.each([
    ['cancelled', texts.cancelled],
    ['failed', texts.hostFailed],
  ] as [HostPayOutcome, string][])(
    'P10 "%s" is asked about once, then the cashier is open again',
    async (outcome, reason) => {
      host.outcome = outcome
      const store = open()
      await store.pay(wechatPay)
      expect(store.status).toBe('payFailed')
      expect(reasonIn(store)).toBe(reason)
      expect(toasts).toEqual([{ title: reason, duration: 2000 }])
      await pass(60_000)
      expect(gateway.queried).toHaveLength(1)
      expect(pendingPayments.of('M1')).toHaveLength(1)
    },
  )

  it('P10 a late answer about a closed sheet does not end the next try', async () => {
    host.outcome = 'cancelled'
    gateway.queries = [later('PAYMENT_CREATED', 5000), 'PAYMENT_CREATED']
    const store = open()
    void store.pay(wechatPay)
    await pass(0)
    store.giveUp()
    host.outcome = 'done'
    void store.pay(wechatPay)
    await pass(0)
    expect(store.state).toBe('confirming')
    await pass(6000)
    expect(store.state).toBe('confirming')
    expect(toasts).toEqual([])
  })

  it('P8 a sheet that says cancelled does not hide a payment that went through', async () => {
    host.outcome = 'cancelled'
    gateway.queries = ['PAYMENT_SUCCESS']
    const store = open()
    await store.pay(wechatPay)
    expect(store.state).toBe('paid')
  })
})

describe('leaving for the provider and coming back', () => {
  async function leave(): Promise<PaymentStore> {
    const store = open()
    await store.pay(alipay)
    store.hide()
    return store
  }

  it('P9 Back out of the cache asks once, however many events the browser sends', async () => {
    const store = await leave()
    store.show()
    store.show()
    store.show()
    await pass(0)
    expect(gateway.queried).toHaveLength(1)
    expect(store.state).toBe('confirming')
  })

  it('P9 the wait never blocks the customer: they go back to the cashier and on with the same payment', async () => {
    const store = await leave()
    store.show()
    await pass(0)
    store.giveUp()
    expect(store.isChecking).toBe(false)
    expect(reasonIn(store)).toBe('')
    await pass(60_000)
    expect(gateway.queried).toHaveLength(1)
    await store.pay(alipay)
    expect(new Set(gateway.created.map(({ requestId }) => requestId)).size).toBe(1)
    expect(host.leftFor).toHaveLength(2)
  })

  it('R-76 success and failure of the server end it; R-84 a failure says why for 2 s', async () => {
    const store = await leave()
    gateway.queries = ['PAYMENT_CREATED', { paymentStatus: 'PAYMENT_FAILURE', message: 'declined' }]
    store.show()
    await pass(2000)
    expect(store.status).toBe('payFailed')
    expect(reasonIn(store)).toBe('declined')
    expect(toasts).toEqual([{ title: 'declined', duration: 2000 }])
    expect(pendingPayments.all()).toEqual([])
  })

  it('P12 R-76 a failing question keeps payIn and is tried again on schedule', async () => {
    const store = await leave()
    gateway.queries = [failure('http'), failure('malformed'), failure('timeout'), 'PAYMENT_SUCCESS']
    store.show()
    await pass(5000)
    expect(store.status).toBe('payIn')
    expect(toasts).toEqual([])
    await pass(1000)
    expect(store.status).toBe('paySuccess')
  })

  it('R-77 a query answered with another status than 1: its message for 2 s, payFailed, outcome unknown', async () => {
    const store = await leave()
    gateway.queries = [failure('refused', 'FAULT', 'busy')]
    store.show()
    await pass(0)
    expect(store.status).toBe('payFailed')
    expect(store.state).toBe('unknown')
    expect(toasts).toEqual([{ title: 'busy', duration: 2000 }])
    expect(pendingPayments.of('M1')).toHaveLength(1)
  })

  it('R-85 P11 after 15 minutes it is still payIn, "still checking", and may be asked again', async () => {
    const store = await leave()
    gateway.queries = ['PAYMENT_PROCESS_IN']
    store.show()
    await pass(16 * 60_000)
    expect(store.status).toBe('payIn')
    expect(store.current.isOverdue).toBe(true)
    const before = gateway.queried.length
    gateway.queries = ['PAYMENT_SUCCESS']
    store.check()
    await pass(0)
    expect(gateway.queried).toHaveLength(before + 1)
    expect(store.status).toBe('paySuccess')
  })
})
