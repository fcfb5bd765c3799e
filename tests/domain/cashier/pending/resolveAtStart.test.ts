import { signIn } from '@tests/domain/cashier/customers'
import { alipay, card, FakeGateway, failure, target } from '@tests/domain/cashier/fakeGateway'
import { resetHost } from '@tests/domain/cashier/fakeHost'
import { connectFake } from '@tests/report/fakeReports'
import type { Payment } from '@/domain/cashier/payment/payment'
import { pendingPayments } from '@/domain/cashier/pending/pendingPayments'
import { resolveAtStart } from '@/domain/cashier/pending/resolveAtStart'
import { session } from '@/domain/session/session'
import { openSink } from '@/report/report'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))

let mockGateway: FakeGateway
jest.mock('@/domain/cashier/gateway/cashierGateway', () => ({
  get cashierGateway() {
    return mockGateway
  },
}))

const payment: Payment = { ...target, tool: alipay, requestId: 'r1', createdAt: 1000 }
const reported: string[] = []

beforeAll(() => {
  connectFake()
  openSink(() => ({ take: ({ event }) => void reported.push(event), clear: () => undefined }))
})
beforeEach(() => {
  resetHost()
  session.signOut()
  signIn('token-a')
  mockGateway = new FakeGateway()
  reported.length = 0
})

describe('the next start', () => {
  it('P6 asks about each open payment and forgets those that are decided', async () => {
    pendingPayments.keep({ ...payment, bizNo: 'P1' })
    pendingPayments.keep({ ...payment, requestId: 'r2', tool: card })
    pendingPayments.keep({ ...payment, requestId: 'r3' })
    mockGateway.queries = ['PAYMENT_SUCCESS', 'PAYMENT_PROCESS_IN', 'PAYMENT_FAILURE']
    await resolveAtStart()
    expect(mockGateway.queried.map(({ requestId }) => requestId)).toEqual(['r1', 'r2', 'r3'])
    expect(pendingPayments.all().map(({ requestId }) => requestId)).toEqual(['r2'])
  })

  it('P6 keeps what could not be asked about', async () => {
    pendingPayments.keep(payment)
    mockGateway.queries = [failure('offline')]
    await resolveAtStart()
    expect(pendingPayments.all()).toHaveLength(1)
  })

  it('P5 a create that never arrived is forgotten 20 minutes after it was made, but not while its order may still take it', async () => {
    pendingPayments.keep(payment)
    mockGateway.queries = [failure('refused', 'PAYMENT_UNKNOWN')]
    await resolveAtStart(1000 + 20 * 60_000)
    expect(pendingPayments.all()).toHaveLength(1)
    await resolveAtStart(1000 + 20 * 60_000 + 1)
    expect(pendingPayments.all()).toEqual([])
  })

  it('P5 a payment that the server knows is never forgotten while it is open', async () => {
    pendingPayments.keep(payment)
    mockGateway.queries = ['PAYMENT_SUBMITTED']
    await resolveAtStart(1000 + 3_600_000)
    expect(pendingPayments.all()).toEqual([payment])
  })

  it('P6 reports each payment that is found paid, a membership as such, and no other', async () => {
    pendingPayments.keep({ ...payment, bizType: 'VIP_MEMBER_CARD' })
    pendingPayments.keep({ ...payment, requestId: 'r2' })
    pendingPayments.keep({ ...payment, requestId: 'r3' })
    mockGateway.queries = ['PAYMENT_SUCCESS', 'PAYMENT_PROCESS_IN', 'PAYMENT_FAILURE']
    await resolveAtStart()
    expect(reported).toEqual(['paySuccess', 'memberPaid'])
  })

  it('an error in our own code is not taken for a server out of reach', async () => {
    pendingPayments.keep(payment)
    mockGateway.queries = [new TypeError('a mistake')]
    await expect(resolveAtStart()).rejects.toThrow('a mistake')
    expect(pendingPayments.all()).toEqual([payment])
  })
})
