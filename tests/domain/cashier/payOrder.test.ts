import { cashierStorage } from '@/domain/cashier/cashierStorage'
import type { ChosenTool, PayTarget } from '@/domain/cashier/gateway'
import { payOrder } from '@/domain/cashier/payOrder'
import { pendingPayment } from '@/domain/cashier/pendingPayment'
import { session } from '@/domain/session/session'
import { signIn } from './customers'
import { alipay, card, FakeGateway, failure, otherCard, target, texts, wechatPay } from './fakeGateway'
import { resetHost, toasts } from './fakeHost'

jest.mock('@tarojs/taro', () => jest.requireActual('./fakeHost').taroModule)
jest.mock('@/platform/pay', () => jest.requireActual('./fakeHost').payModule)
jest.mock('@/platform/sessionStorage', () => jest.requireActual('@/platform/sessionStorage.ts'))

const mockIsOrderPaid = jest.fn()
jest.mock('@/domain/cashier/orderPaid', () => ({ isOrderPaid: (order: unknown) => mockIsOrderPaid(order) }))

const mockAskCustomer = jest.fn()
jest.mock('@/domain/cashier/customer', () => ({
  ...jest.requireActual('@/domain/cashier/customer'),
  askCustomer: () => mockAskCustomer(),
}))

let gateway: FakeGateway

beforeEach(() => {
  resetHost()
  session.signOut()
  signIn('token-a')
  gateway = new FakeGateway()
  mockIsOrderPaid.mockResolvedValue(false)
  mockAskCustomer.mockReset().mockResolvedValue(undefined)
})

const pay = (tool: ChosenTool, of: PayTarget = target) => payOrder(of, tool, { gateway, texts })
const requestIds = () => gateway.created.map(({ requestId }) => requestId)

describe('one tap', () => {
  it('R-75 stores bizNo and outBizNo and says how the tool goes on', async () => {
    expect(await pay(alipay)).toMatchObject({ kind: 'leave', redirectUrl: 'https://provider.example/pay' })
    expect(cashierStorage.read('bizNo')).toBe('P-ALIPAY')
    expect(cashierStorage.read('outBizNo')).toBe('O-ALIPAY')
    expect(cashierStorage.read('bankPay')).toBe(false)
    expect(pendingPayment.of('M1')).toMatchObject([{ bizNo: 'P-ALIPAY', outBizNo: 'O-ALIPAY' }])
  })

  it('R-75 a bank card sets the bank-pay flag', async () => {
    expect(await pay(card)).toMatchObject({ kind: 'code', intent: { bizNo: 'P-DEBIT_CARD' } })
    expect(cashierStorage.read('bankPay')).toBe(true)
    expect(cashierStorage.read('chosePayMode')).toMatchObject({ assetType: 'DEBIT_CARD', amount: 1690 })
  })

  it('R-82 keeps the intent durably before it is sent', async () => {
    gateway.creates = [
      async ({ requestId }) => {
        expect(pendingPayment.of('M1').map((kept) => kept.requestId)).toEqual([requestId])
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
      expect(await pay(alipay)).toEqual({ kind: 'unknown', reason: 'lost' })
      expect(toasts).toEqual([{ title: 'lost', duration: 3000 }])
      gateway.queries = ['PAYMENT_SUCCESS']
      expect(await pay(alipay)).toMatchObject({ kind: 'paid', intent: { requestId: requestIds()[0] } })
      expect(gateway.created).toHaveLength(1)
      expect(gateway.queried).toMatchObject([{ orderId: 'M1', requestId: requestIds()[0] }])
      expect(pendingPayment.all()).toEqual([])
    },
  )

  it('R-82 while the server cannot be asked nothing new is made', async () => {
    gateway.creates = [failure('timeout')]
    await pay(alipay)
    gateway.queries = [failure('offline')]
    expect(await pay(alipay)).toEqual({ kind: 'unknown', reason: 'lost' })
    expect(await pay(card)).toEqual({ kind: 'unknown', reason: 'lost' })
    gateway.queries = [failure('refused', 'FAULT', 'busy')]
    expect(await pay(alipay)).toEqual({ kind: 'unknown', reason: 'busy' })
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

  it('R-77 a refusal: the words of the server for 3 s, and asked about before the next try', async () => {
    gateway.creates = [failure('refused', 'TOOL_UNAVAILABLE', 'not now'), {}]
    expect(await pay(alipay)).toEqual({ kind: 'unknown', reason: 'not now' })
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

  it('P18 an order that another tab has paid counts as paid, by its own word only', async () => {
    gateway.creates = [failure('refused', 'ORDER_NOT_PAYABLE', 'nothing to pay')]
    expect(await pay(alipay)).toMatchObject({ kind: 'unknown', reason: 'nothing to pay' })
    gateway.queries = [failure('refused', 'PAYMENT_UNKNOWN')]
    mockIsOrderPaid.mockResolvedValue(true)
    expect(await pay(alipay)).toEqual({ kind: 'paid' })
    expect(pendingPayment.all()).toEqual([])
  })
})

describe('the answer to a create', () => {
  it('R-84 PAYMENT_FAILURE: its message for 2 s, kept as the reason; the next tap is a new payment', async () => {
    gateway.creates = [{ paymentStatus: 'PAYMENT_FAILURE', message: 'card refused' }, {}]
    expect(await pay(card)).toEqual({ kind: 'failed', reason: 'card refused' })
    expect(toasts).toEqual([{ title: 'card refused', duration: 2000 }])
    expect(cashierStorage.read('payFailedReason')).toBe('card refused')
    await pay(card)
    expect(gateway.queried).toEqual([])
    expect(new Set(requestIds()).size).toBe(2)
  })

  it('R-74 nothing to go on with: the message is shown, and the payment asked about before the next try', async () => {
    gateway.creates = [{ form: {}, message: 'no address' }]
    expect(await pay(alipay)).toEqual({ kind: 'unknown', reason: 'no address' })
    expect(toasts).toEqual([{ title: 'no address', duration: 2000 }])
    await pay(alipay)
    expect(gateway.queried).toHaveLength(1)
  })
})

describe('P16 a second tool while the first is unresolved', () => {
  it('P16 is blocked until the server has decided on the first', async () => {
    await pay(alipay)
    gateway.queries = ['PAYMENT_SUBMITTED']
    expect(await pay(wechatPay)).toEqual({ kind: 'unknown', reason: 'blocked' })
    expect(await pay(card)).toEqual({ kind: 'unknown', reason: 'blocked' })
    expect(gateway.created).toHaveLength(1)
    gateway.queries = ['PAYMENT_FAILURE']
    expect(await pay(wechatPay)).toMatchObject({ kind: 'sheet' })
    expect(gateway.created).toHaveLength(2)
  })

  it('P16 tapped while the first is being made, also on another page, is not sent to the first one’s provider', async () => {
    const ends = await Promise.all([pay(alipay), pay(wechatPay)])
    expect(ends).toMatchObject([{ kind: 'leave' }, { kind: 'unknown', reason: 'blocked' }])
    expect(gateway.created.map(({ tool }) => tool.assetType)).toEqual(['ALIPAY'])
  })

  it('P16 is blocked while the bank decides on a card', async () => {
    await pay(card)
    gateway.queries = ['PAYMENT_PROCESS_IN']
    expect(await pay(alipay)).toEqual({ kind: 'unknown', reason: 'blocked' })
    expect(await pay(card)).toMatchObject({ kind: 'checking', intent: { bizNo: 'P-DEBIT_CARD' } })
    expect(gateway.created).toHaveLength(1)
  })

  it('a card that still waits for its code does not block: no money can move on it', async () => {
    await pay(card)
    gateway.queries = ['PAYMENT_SUBMITTED']
    expect(await pay(otherCard)).toMatchObject({ kind: 'code' })
    expect(gateway.created.map(({ tool }) => tool.cardId)).toEqual(['C1', 'C2'])
  })

  it('the same card goes on with its payment and makes no other', async () => {
    await pay(card)
    gateway.queries = ['PAYMENT_SUBMITTED']
    expect(await pay(card)).toMatchObject({ kind: 'code', intent: { bizNo: 'P-DEBIT_CARD' } })
    expect(gateway.created).toHaveLength(1)
  })
})

describe('R-79 an order whose payment the server knows', () => {
  const bound = { ...target, boundBizNo: 'P9' }

  it('R-79 is asked about by that bizNo before anything is made', async () => {
    gateway.queries = ['PAYMENT_SUCCESS']
    expect(await pay(alipay, bound)).toMatchObject({ kind: 'paid', intent: { bizNo: 'P9' } })
    expect(gateway.queried).toMatchObject([{ bizNo: 'P9', orderId: 'M1' }])
    expect(gateway.created).toEqual([])
  })

  it('R-79 is paid through it while it is being decided', async () => {
    gateway.queries = ['PAYMENT_PROCESS_IN']
    expect(await pay(alipay, bound)).toMatchObject({ kind: 'checking', intent: { bizNo: 'P9' } })
    expect(gateway.created).toEqual([])
  })

  it('R-79 otherwise a payment is built', async () => {
    gateway.queries = ['PAYMENT_FAILURE']
    expect(await pay(alipay, bound)).toMatchObject({ kind: 'leave' })
    expect(gateway.created).toHaveLength(1)
  })
})

describe('U3 a customer who signs out while his payment is being made', () => {
  const change = () => {
    session.signOut()
    session.signIn('token-b')
  }
  /** Nothing that the next customer could find, on the screen or in the storages. */
  function expectNoTrace() {
    expect(pendingPayment.all()).toEqual([])
    expect(cashierStorage.read('bizNo')).toBeUndefined()
    expect(cashierStorage.read('curPayInfo')).toBeUndefined()
    expect(cashierStorage.read('payFailedReason')).toBeUndefined()
    expect(toasts).toEqual([])
  }

  it.each<[string, FakeGateway['creates'][number]]>([
    ['made', {}],
    ['refused', { paymentStatus: 'PAYMENT_FAILURE', message: 'card of Ann refused' }],
    ['lost', failure('timeout', '', 'slow')],
  ])('U3 leaves nothing of it to the next one: %s', async (_name, answer) => {
    gateway.creates = [
      async () => {
        change()
        if (answer instanceof Error) throw answer
        return answer as object
      },
    ]
    expect(await pay(alipay)).toEqual({ kind: 'unknown', reason: '' })
    expectNoTrace()
  })

  it('U3 and while an earlier attempt is asked about: nothing is made in the name of the next one', async () => {
    pendingPayment.keep({ ...target, tool: alipay, requestId: 'r1', createdAt: 0 })
    gateway.queries = [
      async () => {
        change()
        return 'PAYMENT_CREATED'
      },
    ]
    expect(await pay(alipay)).toEqual({ kind: 'unknown', reason: '' })
    expect(gateway.created).toEqual([])
    expectNoTrace()
  })

  it('U3 also where the server alone knows that attempt', async () => {
    gateway.queries = [
      async () => {
        change()
        return 'PAYMENT_PROCESS_IN'
      },
    ]
    await pay(alipay, { ...target, boundBizNo: 'P9' })
    expectNoTrace()
  })
})

describe('a customer whose login was renewed', () => {
  const earlier = { ...target, tool: alipay, requestId: 'r1', createdAt: 0 }

  it('P3 finds the attempt of his former login and makes no second one', async () => {
    pendingPayment.keep(earlier)
    session.lose('token-a')
    session.signIn('token-a2')
    mockAskCustomer.mockImplementation(async () => {
      signIn('token-a2')
    })
    gateway.queries = ['PAYMENT_SUCCESS']
    expect(await pay(alipay)).toMatchObject({ kind: 'paid', intent: { requestId: 'r1' } })
    expect(gateway.created).toEqual([])
  })

  it('R-82 while the server does not say whose that attempt is nothing new is made', async () => {
    pendingPayment.keep(earlier)
    session.signIn('token-a2')
    expect(await pay(alipay)).toEqual({ kind: 'unknown', reason: 'lost' })
    expect(gateway.created).toEqual([])
    expect(toasts).toEqual([{ title: 'lost', duration: 2000 }])
    expect(await pay(alipay, { ...target, orderId: 'M2' })).toMatchObject({ kind: 'leave' })
  })

  it('P6 each payment is marked with its customer while it is being made', async () => {
    session.signOut()
    session.signIn('token-a')
    mockAskCustomer.mockImplementation(async () => {
      signIn('token-a')
    })
    await pay(alipay)
    session.lose('token-a')
    signIn('token-a2')
    expect(pendingPayment.of('M1')).toMatchObject([{ bizNo: 'P-ALIPAY' }])
  })
})
