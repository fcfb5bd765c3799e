import { signIn } from '@tests/domain/cashier/customers'
import { alipay, type FakeGateway, failure, target, texts } from '@tests/domain/cashier/fakeGateway'
import { toasts } from '@tests/domain/cashier/fakeHost'
import { pendingPayments } from '@/domain/cashier/pending/pendingPayments'
import { session } from '@/domain/session/session'
import { gateway, pay, tapsOfCustomer } from './taps'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/platform/pay/pay', () => jest.requireActual('@tests/domain/cashier/fakeHost').payModule)

const mockAskCustomer = jest.fn()
jest.mock('@/domain/cashier/pending/customer', () => ({
  ...jest.requireActual('@/domain/cashier/pending/customer'),
  askCustomer: () => mockAskCustomer(),
}))

tapsOfCustomer()

beforeEach(() => {
  mockAskCustomer.mockReset().mockResolvedValue(undefined)
})

describe('U3 a customer who signs out while their payment is being made', () => {
  const change = () => {
    session.signOut()
    session.signIn('token-b')
  }
  /** Checks that no data is left for the next customer, on the screen or in the storage. */
  function expectNoTrace() {
    expect(pendingPayments.all()).toEqual([])
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
    expect(await pay(alipay)).toEqual({ kind: 'unknown' })
    expectNoTrace()
  })

  it('U3 and while a pending payment is asked about: nothing is made in the name of the next one', async () => {
    pendingPayments.keep({ ...target, tool: alipay, requestId: 'r1', createdAt: 0 })
    gateway.queries = [
      async () => {
        change()
        return 'PAYMENT_CREATED'
      },
    ]
    expect(await pay(alipay)).toEqual({ kind: 'unknown' })
    expect(gateway.created).toEqual([])
    expectNoTrace()
  })

  it('U3 also where the server alone knows that payment', async () => {
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
  const pending = { ...target, tool: alipay, requestId: 'r1', createdAt: 0 }

  it('P3 finds the payment of the customer’s former login and makes no second one', async () => {
    pendingPayments.keep(pending)
    session.lose('token-a')
    session.signIn('token-a2')
    mockAskCustomer.mockImplementation(async () => {
      signIn('token-a2')
    })
    gateway.queries = ['PAYMENT_SUCCESS']
    expect(await pay(alipay)).toMatchObject({ kind: 'paid', payment: { requestId: 'r1' } })
    expect(gateway.created).toEqual([])
  })

  it('R-82 while the server does not say whose that payment is nothing new is made', async () => {
    pendingPayments.keep(pending)
    session.signIn('token-a2')
    expect(await pay(alipay)).toMatchObject({ kind: 'unknown', failure: { cause: 'lost' } })
    expect(gateway.created).toEqual([])
    expect(toasts).toEqual([{ title: texts.lost, duration: 2000 }])
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
    expect(pendingPayments.of('M1')).toMatchObject([{ bizNo: 'P-ALIPAY' }])
  })
})
