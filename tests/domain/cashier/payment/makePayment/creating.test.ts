import { alipay, card, failure, target, texts, wechatPay } from '@tests/domain/cashier/fakeGateway'
import { toasts } from '@tests/domain/cashier/fakeHost'
import { pendingPayments } from '@/domain/cashier/pending/pendingPayments'
import { gateway, pay, tapsOfCustomer } from './taps'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/platform/pay/pay', () => jest.requireActual('@tests/domain/cashier/fakeHost').payModule)

const mockIsOrderPaid = jest.fn()
jest.mock('@/domain/cashier/gateway/orderStatus', () => ({ isOrderPaid: (order: unknown) => mockIsOrderPaid(order) }))

tapsOfCustomer()

const requestIds = () => gateway.created.map(({ requestId }) => requestId)

beforeEach(() => {
  mockIsOrderPaid.mockResolvedValue(false)
})

describe('one tap', () => {
  it('R-75 remembers bizNo and outBizNo and says how the tool goes on', async () => {
    expect(await pay(alipay)).toMatchObject({ kind: 'leave', redirectUrl: 'https://provider.example/pay' })
    expect(pendingPayments.of('M1')).toMatchObject([{ bizNo: 'P-ALIPAY', outBizNo: 'O-ALIPAY' }])
  })

  it('R-75 a bank card goes on with the bank’s code', async () => {
    expect(await pay(card)).toMatchObject({ kind: 'code', payment: { bizNo: 'P-DEBIT_CARD' } })
  })

  it('R-82 keeps the payment durably before it is sent', async () => {
    gateway.creates = [
      async ({ requestId }) => {
        expect(pendingPayments.of('M1').map((kept) => kept.requestId)).toEqual([requestId])
        return {}
      },
    ]
    await pay(alipay)
    expect(gateway.created).toHaveLength(1)
  })

  it('P1 two taps in one tick make one create, also from two pages', async () => {
    const ends = await Promise.all([pay(alipay), pay(alipay), pay(card)])
    expect(gateway.created).toHaveLength(1)
    expect(ends[1]).toEqual(ends[0])
  })

  it('P16 two tools tapped at the same time: where the first has paid, the second makes no payment', async () => {
    gateway.creates = [{ paymentStatus: 'PAYMENT_SUCCESS' }]
    const ends = await Promise.all([pay(alipay), pay(wechatPay)])
    expect(ends).toMatchObject([{ kind: 'paid' }, { kind: 'paid', payment: { bizNo: 'P-ALIPAY' } }])
    expect(gateway.created).toHaveLength(1)
    expect(pendingPayments.all()).toEqual([])
  })

  it('P16 and where the first was lost, the second waits for it and says so once', async () => {
    gateway.creates = [failure('timeout')]
    const ends = await Promise.all([pay(alipay), pay(wechatPay)])
    expect(ends[1]).toEqual(ends[0])
    expect(gateway.created).toHaveLength(1)
    expect(toasts).toEqual([{ title: texts.lost, duration: 3000 }])
  })

  it('P1 taps on two orders do not wait for each other', async () => {
    await Promise.all([pay(alipay), pay(alipay, { ...target, orderId: 'M2' })])
    expect(gateway.created.map(({ orderId }) => orderId)).toEqual(['M1', 'M2'])
  })
})

describe('a create that fails', () => {
  it.each(['timeout', 'offline', 'http', 'malformed'] as const)(
    'P3 R-77 %s: a toast of 3 s, unknown outcome, and the next tap asks before anything is made',
    async (kind) => {
      gateway.creates = [failure(kind)]
      expect(await pay(alipay)).toMatchObject({ kind: 'unknown', failure: { cause: 'lost' } })
      expect(toasts).toEqual([{ title: texts.lost, duration: 3000 }])
      gateway.queries = ['PAYMENT_SUCCESS']
      expect(await pay(alipay)).toMatchObject({ kind: 'paid', payment: { requestId: requestIds()[0] } })
      expect(gateway.created).toHaveLength(1)
      expect(gateway.queried).toMatchObject([{ orderId: 'M1', requestId: requestIds()[0] }])
      expect(pendingPayments.all()).toEqual([])
    },
  )

  it('R-82 while the server cannot be asked nothing new is made', async () => {
    gateway.creates = [failure('timeout')]
    await pay(alipay)
    gateway.queries = [failure('offline')]
    expect(await pay(alipay)).toMatchObject({ kind: 'unknown', failure: { cause: 'lost' } })
    expect(await pay(card)).toMatchObject({ kind: 'unknown', failure: { cause: 'lost' } })
    gateway.queries = [failure('refused', 'FAULT', 'busy')]
    expect(await pay(alipay)).toMatchObject({ kind: 'unknown', failure: { cause: 'server', message: 'busy' } })
    expect(gateway.created).toHaveLength(1)
  })

  it('P5 one that never arrived is sent again with the same request id and the same data', async () => {
    gateway.creates = [failure('offline'), {}]
    await pay(alipay)
    gateway.queries = [failure('refused', 'PAYMENT_UNKNOWN')]
    expect(await pay(alipay, { ...target, source: 'order-list' })).toMatchObject({ kind: 'leave' })
    expect(gateway.created[1]).toEqual(gateway.created[0])
  })

  it('P3 a payment that was made goes on under its own request id', async () => {
    gateway.creates = [failure('timeout'), {}]
    await pay(wechatPay)
    gateway.queries = [{ paymentStatus: 'PAYMENT_CREATED', bizNo: 'P7' }]
    expect(await pay(wechatPay)).toMatchObject({ kind: 'sheet' })
    expect(new Set(requestIds()).size).toBe(1)
  })

  it('R-77 a refusal: the server’s text for 3 s, and asked about before the next try', async () => {
    gateway.creates = [failure('refused', 'TOOL_UNAVAILABLE', 'not now'), {}]
    expect(await pay(alipay)).toMatchObject({ kind: 'unknown', failure: { cause: 'server', message: 'not now' } })
    expect(toasts).toEqual([{ title: 'not now', duration: 3000 }])
    gateway.queries = [failure('refused', 'PAYMENT_UNKNOWN')]
    await pay(card)
    expect(gateway.queried).toHaveLength(1)
    expect(new Set(requestIds()).size).toBe(2)
  })

  it('R-77 one that was shown already is not shown again', async () => {
    const shown = failure('session', '300000', 'log in')
    shown.shown = true
    gateway.creates = [shown]
    await pay(alipay)
    expect(toasts).toEqual([])
  })

  it('P18 an order that another tab has paid counts as paid, by its own answer only', async () => {
    gateway.creates = [failure('refused', 'ORDER_NOT_PAYABLE', 'nothing to pay')]
    expect(await pay(alipay)).toMatchObject({
      kind: 'unknown',
      failure: { cause: 'closed', message: 'nothing to pay' },
    })
    gateway.queries = [failure('refused', 'PAYMENT_UNKNOWN')]
    mockIsOrderPaid.mockResolvedValue(true)
    expect(await pay(alipay)).toEqual({ kind: 'paid' })
    expect(pendingPayments.all()).toEqual([])
  })
})

describe('the answer to a create', () => {
  it('R-84 PAYMENT_FAILURE: its message for 2 s; the next tap is a new payment', async () => {
    gateway.creates = [{ paymentStatus: 'PAYMENT_FAILURE', message: 'card refused' }, {}]
    expect(await pay(card)).toMatchObject({ kind: 'failed', failure: { cause: 'server', message: 'card refused' } })
    expect(toasts).toEqual([{ title: 'card refused', duration: 2000 }])
    await pay(card)
    expect(gateway.queried).toEqual([])
    expect(new Set(requestIds()).size).toBe(2)
  })

  it('R-74 nothing to go on with: the message is shown, and the payment asked about before the next try', async () => {
    gateway.creates = [{ form: {}, message: 'no address' }]
    expect(await pay(alipay)).toMatchObject({ kind: 'unknown', failure: { cause: 'stuck', message: 'no address' } })
    expect(toasts).toEqual([{ title: 'no address', duration: 2000 }])
    await pay(alipay)
    expect(gateway.queried).toHaveLength(1)
  })
})
