import type { PaymentStatus } from '@/contract/cashier'
import type { PayIntent } from '@/domain/cashier/gateway'
import { askServer, eventOf } from '@/domain/cashier/standing'
import { alipay, FakeGateway, failure, target } from './fakeGateway'

const intent: PayIntent = { ...target, tool: alipay, requestId: 'r1', createdAt: 0, bizNo: 'P1' }

const ask = async (answer: FakeGateway['queries'][number], asked = intent) => {
  const gateway = new FakeGateway()
  gateway.queries = [answer]
  return askServer(gateway, asked)
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
    ]
    expect(names.map((name) => eventOf(name as PaymentStatus))).toEqual([
      'serverPaid',
      'serverFailed',
      'serverOpen',
      'serverOpen',
      'serverOpen',
      'serverOpen',
    ])
  })

  it('P8 a success of another order does not count for this one', async () => {
    expect(await ask({ orderId: 'M2', paymentStatus: 'PAYMENT_SUCCESS' })).toEqual({ kind: 'neverSeen', message: '' })
    expect(await ask({ orderId: 'M1', paymentStatus: 'PAYMENT_SUCCESS' })).toMatchObject({ kind: 'standing' })
  })

  it('an address that names no order takes the one that the server names', async () => {
    const word = await ask({ orderId: 'M2', paymentStatus: 'PAYMENT_SUCCESS' }, { ...intent, orderId: '' })
    expect(word).toMatchObject({ kind: 'standing', standing: { orderId: 'M2' } })
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
