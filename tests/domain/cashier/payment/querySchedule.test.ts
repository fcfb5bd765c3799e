import { alipay, FakeGateway, failure, target } from '@tests/domain/cashier/fakeGateway'
import { resetHost } from '@tests/domain/cashier/fakeHost'
import type { QueryResult } from '@/domain/cashier/gateway/gateway'
import type { Payment } from '@/domain/cashier/payment/payment'
import { isWatched, watchPayment } from '@/domain/cashier/payment/querySchedule'
import { pendingPayments } from '@/domain/cashier/pending/pendingPayments'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
const mockIsOrderPaid = jest.fn()
jest.mock('@/domain/cashier/gateway/orderStatus', () => ({ isOrderPaid: (order: unknown) => mockIsOrderPaid(order) }))

const payment: Payment = { ...target, tool: alipay, requestId: 'r1', createdAt: 0, bizNo: 'P1' }
const minute = 60_000

let gateway: FakeGateway
let openWatches: { stop(): void }[]

beforeEach(() => {
  resetHost()
  mockIsOrderPaid.mockReset().mockResolvedValue(false)
  jest.useFakeTimers()
  gateway = new FakeGateway()
  gateway.queries = ['PAYMENT_PROCESS_IN']
  openWatches = []
})
afterEach(() => {
  for (const watch of openWatches) watch.stop()
  jest.useRealTimers()
})

function open(first?: 'later', of = payment) {
  const heard: string[] = []
  const watch = watchPayment(
    of,
    gateway,
    {
      onResult: ({ paymentStatus }: QueryResult) => void heard.push(paymentStatus),
      onRefused: (message) => void heard.push(`no answer: ${message}`),
      onDeadline: () => void heard.push('deadline'),
    },
    first,
  )
  openWatches.push(watch)
  return { heard, watch }
}

const asked = () => gateway.queried.length
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

describe('waiting for the server’s decision', () => {
  it('P11 asks every 2 s for a minute, then every 10 s, and stops after 15 minutes still checking', async () => {
    const { heard } = open()
    await pass(minute - 1)
    expect(asked()).toBe(30)
    await pass(minute)
    expect(asked()).toBeGreaterThanOrEqual(36)
    expect(asked()).toBeLessThanOrEqual(37)
    await pass(8 * minute)
    expect(asked()).toBeLessThanOrEqual(31 + 54)
    expect(heard).not.toContain('deadline')
    // 14:50 after the start the schedule goes on, and a quarter of an hour after it is over.
    await pass(4 * minute + 50_000)
    expect(heard).not.toContain('deadline')
    await pass(10_001)
    expect(heard.filter((answer) => answer === 'deadline')).toHaveLength(1)
    const atEnd = asked()
    await pass(60 * minute)
    expect(asked()).toBe(atEnd)
  })

  it('P9 P11 sends no query at once where an answer has just come, but on schedule', async () => {
    const { heard } = open('later')
    await pass(1999)
    expect(asked()).toBe(0)
    await pass(1)
    expect(heard).toEqual(['PAYMENT_PROCESS_IN'])
    await pass(2000)
    expect(asked()).toBe(2)
  })

  it('P11 two pages on one payment share one poller, and both hear the end', async () => {
    const first = open()
    const second = open()
    await pass(10_000)
    expect(asked()).toBe(6)
    gateway.queries = ['PAYMENT_SUCCESS']
    await pass(2000)
    expect(asked()).toBe(7)
    expect(first.heard.at(-1)).toBe('PAYMENT_SUCCESS')
    expect(second.heard.at(-1)).toBe('PAYMENT_SUCCESS')
    await pass(minute)
    expect(asked()).toBe(7)
  })

  it('P11 a page that leaves does not end the wait of the other', async () => {
    const first = open()
    const second = open()
    await pass(0)
    first.watch.stop()
    gateway.queries = ['PAYMENT_SUCCESS']
    await pass(2000)
    expect(second.heard.at(-1)).toBe('PAYMENT_SUCCESS')
    expect(first.heard).not.toContain('PAYMENT_SUCCESS')
  })

  it('P9 asks nothing while every page is hidden, and exactly one question on return', async () => {
    const first = open()
    const second = open()
    await pass(0)
    first.watch.pause()
    await pass(2000)
    expect(asked()).toBe(2)
    second.watch.pause()
    await pass(minute)
    expect(asked()).toBe(2)
    second.watch.resume()
    second.watch.resume()
    first.watch.resume()
    await pass(0)
    expect(asked()).toBe(3)
  })

  it.each(['http', 'timeout', 'offline', 'malformed'] as const)(
    'P12 a question that ends with %s keeps payIn and is asked again on schedule',
    async (kind) => {
      gateway.queries = ['PAYMENT_CREATED', failure(kind), failure(kind), 'PAYMENT_SUCCESS']
      const { heard } = open()
      await pass(5000)
      expect(heard).toEqual(['PAYMENT_CREATED'])
      expect(asked()).toBe(3)
      await pass(2000)
      expect(heard).toEqual(['PAYMENT_CREATED', 'PAYMENT_SUCCESS'])
    },
  )

  it('R-77 an answer without a status of the payment ends the wait', async () => {
    gateway.queries = [failure('refused', 'FAULT', 'busy')]
    const { heard } = open()
    await pass(minute)
    expect(heard).toEqual(['no answer: busy'])
    expect(asked()).toBe(1)
  })

  it('P6 a decided payment is not pending any more, an open one stays', async () => {
    pendingPayments.keep(payment)
    open()
    await pass(10_000)
    expect(pendingPayments.of('M1')).toHaveLength(1)
    gateway.queries = ['PAYMENT_FAILURE']
    await pass(2000)
    expect(pendingPayments.of('M1')).toEqual([])
  })

  it('P11 a payment without a number is known by its order and its request', async () => {
    const lost = { ...payment, bizNo: undefined }
    open(undefined, lost)
    open(undefined, { ...lost, requestId: 'r2' })
    open(undefined, { ...lost, orderId: 'M2' })
    open(undefined, lost)
    expect(gateway.queried.map(({ orderId, requestId }) => [orderId, requestId])).toEqual([
      ['M1', 'r1'],
      ['M1', 'r2'],
      ['M2', 'r1'],
    ])
  })

  it('P11 a payment with a number is one, also where it was found again under another request', async () => {
    open()
    open(undefined, { ...payment, requestId: 'r2' })
    await pass(2000)
    expect(asked()).toBe(2)
  })

  it('P9 asks nothing once the last page that was shown has left', async () => {
    const hidden = open()
    const shown = open()
    await pass(0)
    hidden.watch.pause()
    shown.watch.stop()
    await pass(minute)
    expect(asked()).toBe(1)
    hidden.watch.resume()
    expect(asked()).toBe(2)
  })

  it('P11 goes on for the page that is shown when a hidden one leaves', async () => {
    const hidden = open()
    open()
    await pass(0)
    hidden.watch.pause()
    hidden.watch.stop()
    await pass(2000)
    expect(asked()).toBe(2)
  })

  it('P9 a page that has left asks nothing by coming back', async () => {
    const left = open()
    const other = open()
    await pass(0)
    left.watch.stop()
    other.watch.pause()
    left.watch.resume()
    await pass(minute)
    expect(asked()).toBe(1)
    expect(left.heard).toEqual(['PAYMENT_PROCESS_IN'])
  })

  it('R-77 a wait that has ended begins anew for the next page', async () => {
    gateway.queries = [failure('refused', 'FAULT', 'busy'), 'PAYMENT_PROCESS_IN']
    const first = open()
    await pass(0)
    expect(isWatched(payment)).toBe(false)
    const second = open()
    await pass(0)
    expect([first.heard, second.heard]).toEqual([['no answer: busy'], ['PAYMENT_PROCESS_IN']])
  })

  it('P11 a page whose wait has ended does not end the next one by leaving', async () => {
    gateway.queries = [failure('refused', 'FAULT', 'busy'), 'PAYMENT_PROCESS_IN']
    const first = open()
    await pass(0)
    open()
    first.watch.stop()
    expect(isWatched(payment)).toBe(true)
    await pass(2000)
    expect(asked()).toBe(3)
  })
})
