import { signIn } from '@tests/domain/cashier/customers'
import { alipay, FakeGateway, failure, target } from '@tests/domain/cashier/fakeGateway'
import { resetHost } from '@tests/domain/cashier/fakeHost'
import type { Payment } from '@/domain/cashier/payment/payment'
import { PaymentStore } from '@/domain/cashier/payment/paymentStore'
import { pendingPayments } from '@/domain/cashier/pending/pendingPayments'
import { resolveAtStart } from '@/domain/cashier/pending/resolveAtStart'
import { session } from '@/domain/session/session'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/platform/pay/pay', () => jest.requireActual('@tests/domain/cashier/fakeHost').payModule)

let mockGateway: FakeGateway
jest.mock('@/domain/cashier/gateway/cashierGateway', () => ({
  get cashierGateway() {
    return mockGateway
  },
}))

const kept: Payment = { ...target, tool: alipay, requestId: 'r1', createdAt: 0, bizNo: 'P1' }
let screen: PaymentStore

beforeEach(() => {
  jest.useFakeTimers()
  resetHost()
  session.signOut()
  signIn('token-a')
  mockGateway = new FakeGateway()
  screen = new PaymentStore({ target, gateway: mockGateway })
  pendingPayments.keep(kept)
})
afterEach(() => {
  screen.drop()
  jest.useRealTimers()
})

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const asked = () => mockGateway.queried.length

/** What loads when a page is opened by its address: the screen, and the start of the app. */
const starts = {
  screen: () => screen.takeUp([kept], 'always'),
  cashier: () => screen.takeUp([kept], 'inProcess'),
  app: () => resolveAtStart(),
}

describe('a cold page load asks about a payment once', () => {
  it.each([
    ['P7', 'screen', 'app'],
    ['P7', 'app', 'screen'],
    ['P9', 'cashier', 'app'],
    ['P9', 'app', 'cashier'],
  ] as const)('%s together: the %s first, then the %s', async (_, first, second) => {
    await Promise.all([starts[first](), starts[second]()])
    expect(asked()).toBe(1)
  })

  it.each([
    ['P7', 'screen', 'app'],
    ['P7', 'app', 'screen'],
    ['P9', 'cashier', 'app'],
    ['P9', 'app', 'cashier'],
  ] as const)('%s one after the other: the %s first, then the %s', async (_, first, second) => {
    await starts[first]()
    await pass(1500)
    await starts[second]()
    expect(asked()).toBe(1)
  })

  it('P11 a payment that a screen waits for is left to it, however late the app looks', async () => {
    mockGateway.queries = ['PAYMENT_PROCESS_IN']
    await starts.screen()
    await pass(7000)
    const before = asked()
    await starts.app()
    expect(asked()).toBe(before)
  })

  it('R-82 a number that the server does not know is asked about once, too', async () => {
    mockGateway.queries = [failure('refused', 'PAYMENT_UNKNOWN')]
    await starts.app()
    await starts.cashier()
    expect(asked()).toBe(1)
  })
})

describe('a payment is asked about again', () => {
  it('P12 where the question was lost', async () => {
    mockGateway.queries = [failure('offline'), 'PAYMENT_SUCCESS']
    await starts.app()
    await starts.screen()
    expect(screen.state).toBe('paid')
  })

  it('R-76 two seconds after the answer', async () => {
    await starts.app()
    await pass(2000)
    mockGateway.queries = ['PAYMENT_SUCCESS']
    await starts.screen()
    expect(screen.state).toBe('paid')
  })

  it('N3 after two seconds even where the clock was set back meanwhile', async () => {
    await starts.app()
    await pass(1000)
    jest.setSystemTime(Date.now() - 86_400_000)
    await starts.app()
    await pass(2000)
    await starts.screen()
    expect(asked()).toBe(2)
  })

  it('R-82 before the next try, at once', async () => {
    await starts.cashier()
    mockGateway.queries = ['PAYMENT_SUCCESS']
    await screen.pay(alipay)
    expect(screen.state).toBe('paid')
    expect(mockGateway.created).toEqual([])
  })

  it('U3 by another customer, whatever the previous answer was', async () => {
    mockGateway.queries = ['PAYMENT_SUCCESS', failure('refused', 'PAYMENT_UNKNOWN')]
    await starts.app()
    session.signOut()
    signIn('token-b', '2')
    expect(await starts.screen()).toBe(false)
    expect(asked()).toBe(2)
  })

  it('P8 an order that the number does not belong to has no status, though the number was asked about', async () => {
    mockGateway.queries = [{ orderId: 'M1', paymentStatus: 'PAYMENT_SUCCESS' }]
    await starts.app()
    expect(await screen.takeUp([{ ...kept, orderId: 'M2' }], 'always')).toBe(false)
    expect(asked()).toBe(1)
  })
})
