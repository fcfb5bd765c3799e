import { alipay, card, failure, texts, wechatPay } from '@tests/domain/cashier/fakeGateway'
import { host } from '@tests/domain/cashier/fakeHost'
import { pendingPayments } from '@/domain/cashier/pending/pendingPayments'
import { launchStorage } from '@/platform/storage/sessionStorage'
import { gateway, later, open, pass, reasonIn, screensOfCustomer } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/platform/pay/pay', () => jest.requireActual('@tests/domain/cashier/fakeHost').payModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))

const mockIsOrderPaid = jest.fn()
jest.mock('@/domain/cashier/gateway/orderStatus', () => ({ isOrderPaid: (order: unknown) => mockIsOrderPaid(order) }))

screensOfCustomer()
beforeEach(() => void mockIsOrderPaid.mockReset().mockResolvedValue(false))

describe('a tap', () => {
  it('P1 two taps in one tick make one payment and open one sheet', async () => {
    const store = open()
    void store.pay(wechatPay)
    void store.pay(wechatPay)
    await pass(0)
    expect(gateway.created).toHaveLength(1)
    expect(host.sheets).toHaveLength(1)
  })

  it('P1 two taps leave once for the page of the provider', async () => {
    const store = open()
    void store.pay(alipay)
    void store.pay(alipay)
    await pass(0)
    expect(host.leftFor).toEqual(['https://provider.example/pay'])
    expect(store.state).toBe('awaitingHost')
    expect(store.status).toBe('payIn')
  })

  it('P2 a slow create, left and come back to: one create, and only the open page goes on', async () => {
    gateway.creates = [later({}, 10_000)]
    const first = open()
    void first.pay(alipay)
    await pass(3000)
    first.drop()
    const second = open()
    void second.pay(alipay)
    await pass(20_000)
    expect(gateway.created).toHaveLength(1)
    expect(host.leftFor).toHaveLength(1)
    expect(first.state).toBe('creating')
    expect(second.state).toBe('awaitingHost')
  })

  it('P3 a lost answer shows payFailed; the next tap asks and finds it paid', async () => {
    gateway.creates = [failure('timeout')]
    const store = open()
    await store.pay(alipay)
    expect(store.status).toBe('payFailed')
    expect(store.state).toBe('unknown')
    expect(launchStorage.read('payCardStatus')).toBe('payFailed')
    gateway.queries = ['PAYMENT_SUCCESS']
    await store.pay(alipay)
    expect(store.status).toBe('paySuccess')
    expect(gateway.created).toHaveLength(1)
  })

  it('a screen that is paid names the payment that paid it, not the failed one before', async () => {
    gateway.creates = [{ bizNo: 'P1' }, failure('timeout')]
    gateway.queries = ['PAYMENT_FAILURE']
    const store = open()
    await store.pay(wechatPay)
    await pass(0)
    expect(store.state).toBe('failed')
    await store.pay(wechatPay)
    gateway.queries = [{ paymentStatus: 'PAYMENT_SUCCESS', bizNo: 'P2' }]
    await store.pay(wechatPay)
    expect(store.state).toBe('paid')
    expect(store.current.payment?.bizNo).toBe('P2')
  })

  it('a paid screen takes no further tap', async () => {
    gateway.creates = [{ paymentStatus: 'PAYMENT_SUCCESS' }]
    const store = open()
    await store.pay(card)
    await store.pay(card)
    expect(gateway.created).toHaveLength(1)
    expect(store.state).toBe('paid')
  })
})

describe('a payment that is closed while it is being made', () => {
  it.each([alipay, wechatPay, card])(
    'P2 opens no other page, stays pending, and is asked about first (%j)',
    async (tool) => {
      gateway.creates = [later({}, 5000)]
      const store = open()
      void store.pay(tool)
      await pass(1000)
      store.giveUp()
      expect(store.isBusy).toBe(false)
      await pass(10_000)
      expect([host.leftFor, host.sheets, store.code, store.isChecking]).toEqual([[], [], undefined, false])
      expect(gateway.codesSent).toEqual([])
      expect(pendingPayments.of('M1')).toMatchObject([{ bizNo: `P-${tool.assetType}` }])
      gateway.queries = ['PAYMENT_SUCCESS']
      await store.pay(tool)
      expect(store.state).toBe('paid')
      expect(gateway.created).toHaveLength(1)
    },
  )

  it('P2 and tapped again meanwhile is one payment that goes on once', async () => {
    gateway.creates = [later({}, 5000)]
    const store = open()
    void store.pay(alipay)
    await pass(1000)
    store.giveUp()
    void store.pay(alipay)
    await pass(10_000)
    expect(gateway.created).toHaveLength(1)
    expect(host.leftFor).toHaveLength(1)
    expect(store.state).toBe('awaitingHost')
  })

  it('P2 P16 and tapped with another tool meanwhile opens no other page, and the other tool waits for it', async () => {
    gateway.creates = [later({}, 5000)]
    const store = open()
    void store.pay(alipay)
    await pass(1000)
    store.giveUp()
    void store.pay(wechatPay)
    await pass(10_000)
    expect(gateway.created.map(({ tool }) => tool.assetType)).toEqual(['ALIPAY'])
    expect([host.leftFor, host.sheets]).toEqual([[], []])
    expect([store.state, reasonIn(store)]).toEqual(['unknown', texts.blocked])
  })

  it('that the server has paid at once is shown as paid all the same', async () => {
    gateway.creates = [later({ paymentStatus: 'PAYMENT_SUCCESS' as const }, 5000)]
    const store = open()
    void store.pay(card)
    store.giveUp()
    await pass(10_000)
    expect(store.state).toBe('paid')
  })
})

describe('an error in our own code', () => {
  it('R-82 leaves no button busy; the next tap asks what the server did', async () => {
    gateway.creates = [new TypeError('a mistake')]
    const store = open()
    await expect(store.pay(alipay)).rejects.toThrow('a mistake')
    expect(store.isBusy).toBe(false)
    expect(store.state).toBe('unknown')
    expect(reasonIn(store)).toBe(texts.lost)
    gateway.queries = ['PAYMENT_SUCCESS']
    await store.pay(alipay)
    expect(store.state).toBe('paid')
  })
})
