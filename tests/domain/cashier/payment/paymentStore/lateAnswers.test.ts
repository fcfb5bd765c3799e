import { alipay, card, failure, wechatPay } from '@tests/domain/cashier/fakeGateway'
import { host, toasts } from '@tests/domain/cashier/fakeHost'
import { pendingPayments } from '@/domain/cashier/pending/pendingPayments'
import type { HostPayOutcome } from '@/platform/pay/payPort'
import { gateway, later, open, pass, screensOfCustomer } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/platform/pay/pay', () => jest.requireActual('@tests/domain/cashier/fakeHost').payModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))

const mockIsOrderPaid = jest.fn()
jest.mock('@/domain/cashier/gateway/orderStatus', () => ({ isOrderPaid: (order: unknown) => mockIsOrderPaid(order) }))

screensOfCustomer()
beforeEach(() => void mockIsOrderPaid.mockReset().mockResolvedValue(false))
afterEach(() => void jest.restoreAllMocks())

const sentCode = { mobile: '138 **** 8001', resendSeconds: 60 }
/** A failure that comes after this many milliseconds. */
const failsLater = (error: Error, ms: number) => async () => {
  await later(undefined, ms)()
  throw error
}

describe('a first code that is slow to be sent', () => {
  it('R-75 opens no sheet on a screen that was left', async () => {
    gateway.sends = [later(sentCode, 1000)]
    const store = open()
    void store.pay(card)
    await pass(0)
    store.drop()
    await pass(1000)
    expect([store.state, store.code]).toEqual(['creating', undefined])
  })

  it.each([
    ['sent', later(sentCode, 1000)],
    ['not sent', failsLater(failure('offline'), 1000)],
    ['of a closed payment', failsLater(failure('refused', 'PAYMENT_CLOSED', 'closed'), 1000)],
  ])('P2 opens no sheet and says nothing to a customer who has given up: %s', async (_, answer) => {
    gateway.sends = [answer]
    gateway.queries = ['PAYMENT_PROCESS_IN']
    const store = open()
    void store.pay(card)
    await pass(0)
    store.giveUp()
    await pass(60_000)
    expect([store.state, store.code, store.failure, toasts]).toEqual(['unknown', undefined, undefined, []])
  })

  it('R-75 does not open its sheet over the next payment that is being made', async () => {
    gateway.sends = [later(sentCode, 1000)]
    gateway.creates = [{}, later({}, 5000)]
    const store = open()
    void store.pay(card)
    await pass(0)
    store.giveUp()
    void store.pay(wechatPay)
    await pass(1000)
    const shown = [store.state, store.code, store.current.payment]
    // The payment must have been made before the next test pays the same order.
    await pass(4000)
    expect(shown).toEqual(['creating', undefined, undefined])
    expect(host.sheets).toHaveLength(1)
  })

  it('P18 of a payment that is paid meanwhile is not asked about again', async () => {
    gateway.sends = [failure('refused', 'PAYMENT_CLOSED', 'closed')]
    gateway.queries = ['PAYMENT_SUCCESS']
    const store = open()
    await store.pay(card)
    await pass(60_000)
    expect(store.state).toBe('paid')
    expect(gateway.queried).toHaveLength(1)
  })
})

describe('a confirmation that is slow', () => {
  it('R-77 and lost says nothing to a customer who has closed the sheet', async () => {
    gateway.confirms = [failsLater(failure('timeout'), 1000)]
    const store = open()
    await store.pay(card)
    void store.confirmCode('123456')
    store.giveUp()
    await pass(1000)
    expect([store.state, store.failure, toasts]).toEqual(['unknown', undefined, []])
  })

  it('P9 does not start the wait anew that the customer has begun meanwhile', async () => {
    gateway.confirms = [later('PAYMENT_PROCESS_IN' as const, 1000)]
    gateway.queries = ['PAYMENT_PROCESS_IN']
    const store = open()
    await store.pay(card)
    void store.confirmCode('123456')
    store.giveUp()
    store.check()
    await pass(1999)
    expect([store.state, gateway.queried.length]).toEqual(['confirming', 1])
    await pass(1)
    expect(gateway.queried).toHaveLength(2)
  })

  it('R-75 and confirmed changes nothing on a screen that was left', async () => {
    gateway.confirms = [later('PAYMENT_SUCCESS' as const, 1000)]
    const store = open()
    await store.pay(card)
    void store.confirmCode('123456')
    store.drop()
    await pass(1000)
    expect(store.state).toBe('awaitingSms')
  })
})

describe('a sheet of the host that ends late', () => {
  const endsLater = (outcome: HostPayOutcome) => jest.spyOn(host, 'openSheet').mockImplementation(later(outcome, 1000))

  it.each(['done', 'cancelled'] as const)('P10 (%s) has nothing asked by a screen that was left', async (outcome) => {
    endsLater(outcome)
    const store = open()
    void store.pay(wechatPay)
    await pass(0)
    store.drop()
    await pass(60_000)
    expect([store.state, gateway.queried, toasts]).toEqual(['awaitingHost', [], []])
  })

  it.each(['done', 'cancelled'] as const)('P10 (%s) says nothing to a customer who has given up', async (outcome) => {
    endsLater(outcome)
    const store = open()
    void store.pay(wechatPay)
    await pass(0)
    store.giveUp()
    await pass(60_000)
    expect([store.state, gateway.queried, toasts]).toEqual(['unknown', [], []])
  })

  it('P10 is not about the payment that has begun meanwhile', async () => {
    endsLater('done')
    gateway.queries = ['PAYMENT_FAILURE']
    const store = open()
    void store.pay(wechatPay)
    await pass(0)
    store.giveUp()
    await store.pay(alipay)
    expect(store.state).toBe('awaitingHost')
    await pass(60_000)
    expect([store.state, gateway.queried.length]).toEqual(['awaitingHost', 1])
  })
})

describe('a create that ends late', () => {
  it('R-84 and failed is shown also to a customer who has closed it', async () => {
    gateway.creates = [later({ paymentStatus: 'PAYMENT_FAILURE' as const, message: 'declined' }, 1000)]
    const store = open()
    void store.pay(alipay)
    store.giveUp()
    await pass(1000)
    expect([store.state, store.failure?.message]).toEqual(['failed', 'declined'])
  })

  it('R-82 with an error in our own code says nothing to a customer who has closed it', async () => {
    gateway.creates = [failsLater(new TypeError('a mistake'), 1000)]
    const store = open()
    const end = store.pay(alipay).catch((error) => error)
    await pass(0)
    store.giveUp()
    await pass(1000)
    expect(await end).toBeInstanceOf(TypeError)
    expect([store.state, store.failure]).toEqual(['unknown', undefined])
    expect(pendingPayments.of('M1')).toHaveLength(1)
  })
})
