import { alipay, FakeGateway, failure, target } from '@tests/domain/cashier/fakeGateway'
import type { PaymentStatus } from '@/contract/cashier'
import type { Payment } from '@/domain/cashier/payment/payment'
import { queryOutcome, queryPayment } from '@/domain/cashier/payment/query'
import { eventOf } from '@/domain/cashier/payment/stateMachine'

const mockIsOrderPaid = jest.fn()
jest.mock('@/domain/cashier/gateway/orderStatus', () => ({ isOrderPaid: (order: unknown) => mockIsOrderPaid(order) }))

const payment: Payment = { ...target, tool: alipay, requestId: 'r1', createdAt: 0, bizNo: 'P1' }

const ask = async (answer: FakeGateway['queries'][number], asked = payment) => {
  const gateway = new FakeGateway()
  gateway.queries = [answer]
  return queryPayment(gateway, asked)
}

describe('the server’s answer', () => {
  it('R-76 R-85 only success and failure end a payment; created, submitted, in process and unknown names keep it open', () => {
    const names = [
      'PAYMENT_SUCCESS',
      'PAYMENT_FAILURE',
      'PAYMENT_CREATED',
      'PAYMENT_SUBMITTED',
      'PAYMENT_PROCESS_IN',
      'PAYMENT_FROM_TOMORROW',
      'constructor',
    ]
    expect(names.map((name) => eventOf(name as PaymentStatus))).toEqual([
      'serverPaid',
      'serverFailed',
      'serverOpen',
      'serverOpen',
      'serverOpen',
      'serverOpen',
      'serverOpen',
    ])
  })

  it('P8 a success of another order does not count for this one', async () => {
    expect(await ask({ orderId: 'M2', paymentStatus: 'PAYMENT_SUCCESS' })).toEqual({ kind: 'neverSeen', message: '' })
    expect(await ask({ orderId: 'M1', paymentStatus: 'PAYMENT_SUCCESS' })).toMatchObject({ kind: 'result' })
  })

  it('an address that names no order takes the one that the server names', async () => {
    const answer = await ask({ orderId: 'M2', paymentStatus: 'PAYMENT_SUCCESS' }, { ...payment, orderId: '' })
    expect(answer).toMatchObject({ kind: 'result', result: { orderId: 'M2' } })
  })

  it('tells "no such payment" from other refusals', async () => {
    expect(await ask(failure('refused', 'PAYMENT_UNKNOWN', 'none'))).toEqual({ kind: 'neverSeen', message: 'none' })
    expect(await ask(failure('refused', 'FAULT', 'busy'))).toEqual({ kind: 'refused', message: 'busy' })
    expect(await ask(failure('session', '300000', 'log in'))).toEqual({ kind: 'refused', message: 'log in' })
  })

  it('says nothing twice: an error that was shown has no more words', async () => {
    const shown = failure('session', '300000', 'log in')
    shown.shown = true
    expect(await ask(shown)).toEqual({ kind: 'refused', message: undefined })
  })

  it.each(['offline', 'timeout', 'http', 'malformed'] as const)('P12 a failed query is no status: %s', async (kind) => {
    await expect(ask(failure(kind))).rejects.toMatchObject({ kind })
  })
})

describe('the outcome of a payment on the screen of its order', () => {
  const outcome = async (answer: FakeGateway['queries'][number], isPaid: boolean) => {
    mockIsOrderPaid.mockReset().mockResolvedValue(isPaid)
    const gateway = new FakeGateway()
    gateway.queries = [answer]
    return queryOutcome(gateway, payment)
  }

  it('P18 a payment that failed is a success where its order was paid otherwise', async () => {
    expect(await outcome({ paymentStatus: 'PAYMENT_FAILURE', message: 'declined' }, true)).toMatchObject({
      result: { paymentStatus: 'PAYMENT_SUCCESS', message: '', orderId: 'M1' },
    })
    expect(mockIsOrderPaid).toHaveBeenCalledWith({ orderId: 'M1', bizType: 'MALL_ORDER' })
  })

  it('R-84 and a failure where the order still waits for its money', async () => {
    expect(await outcome({ paymentStatus: 'PAYMENT_FAILURE', message: 'declined' }, false)).toMatchObject({
      result: { paymentStatus: 'PAYMENT_FAILURE', message: 'declined' },
    })
  })

  it.each(['PAYMENT_SUCCESS', 'PAYMENT_PROCESS_IN'] as const)(
    'P8 the order is not asked while the payment says %s',
    async (status) => {
      expect(await outcome(status, true)).toMatchObject({ result: { paymentStatus: status } })
      expect(mockIsOrderPaid).not.toHaveBeenCalled()
    },
  )
})
