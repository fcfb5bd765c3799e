import { alipay, FakeGateway, failure, target, wechatPay } from '@tests/domain/cashier/fakeGateway'
import { resetHost, toasts } from '@tests/domain/cashier/fakeHost'
import type { Payment } from '@/domain/cashier/payment/payment'
import { PaymentState } from '@/domain/cashier/payment/paymentState'
import { later } from './paymentStore/screens'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)

const mockIsOrderPaid = jest.fn()
jest.mock('@/domain/cashier/gateway/orderStatus', () => ({ isOrderPaid: (order: unknown) => mockIsOrderPaid(order) }))
const mockReported: string[] = []
jest.mock('@/report/report', () => ({ report: (event: string) => void mockReported.push(event) }))

const payment: Payment = { ...target, tool: wechatPay, requestId: 'r1', createdAt: 0, bizNo: 'P1', outBizNo: 'O1' }
const result = { paymentStatus: 'PAYMENT_PROCESS_IN', message: '', orderId: 'M1' } as const

let gateway: FakeGateway
let current: PaymentState

beforeEach(() => {
  jest.useFakeTimers()
  resetHost()
  mockIsOrderPaid.mockReset().mockResolvedValue(false)
  mockReported.length = 0
  gateway = new FakeGateway()
  current = new PaymentState(gateway, 'MALL_ORDER')
})
afterEach(() => {
  current.unwatch()
  jest.useRealTimers()
})

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const asked = () => gateway.queried.length

/** A payment on the host's sheet. */
function onSheet() {
  current.renew(wechatPay)
  current.apply('start')
  current.begin(payment, 'hostNeeded')
}

describe('a payment on a screen', () => {
  it('begins with nothing to show, and so does the next one', async () => {
    const nothing = { state: 'idle', failure: undefined, isOverdue: false, result: undefined, payment: undefined }
    expect(current).toMatchObject(nothing)
    gateway.queries = ['PAYMENT_PROCESS_IN']
    onSheet()
    current.check()
    await pass(16 * 60_000)
    expect(current).toMatchObject({ isOverdue: true, result: { paymentStatus: 'PAYMENT_PROCESS_IN' } })
    current.renew(alipay)
    expect(current).toMatchObject({ ...nothing, tool: alipay })
  })

  it('R-133 is reported step by step, and an event that changes nothing is not', () => {
    onSheet()
    for (const event of ['hostNeeded', 'gaveUp', 'gaveUp', 'serverPaid', 'serverFailed'] as const) current.apply(event)
    expect(mockReported).toEqual(['payStart', 'payFail', 'paySuccess'])
  })

  it('P18 that is paid stays paid without a word, whatever is said of it later', () => {
    onSheet()
    current.onStatus({ paymentStatus: 'PAYMENT_SUCCESS', message: '' })
    current.onStatus({ paymentStatus: 'PAYMENT_FAILURE', message: 'replaced' })
    expect([current.state, current.failure, toasts]).toEqual(['paid', undefined, []])
  })

  it.each([
    ['keeps its own numbers', payment, { bizNo: 'P2' }, { bizNo: 'P1', outBizNo: 'O1' }],
    [
      'gets those of the server where the create was lost',
      { ...payment, bizNo: undefined, outBizNo: undefined },
      { bizNo: 'P2', outBizNo: 'O2' },
      { bizNo: 'P2', outBizNo: 'O2' },
    ],
    [
      'loses none by an answer without numbers',
      { ...payment, bizNo: undefined },
      {},
      { bizNo: undefined, outBizNo: 'O1' },
    ],
  ])('P3 %s', (_, made, numbers, kept) => {
    current.begin(made, 'hostNeeded')
    current.onResult({ ...result, ...numbers })
    expect(current.payment).toEqual({ ...made, ...kept })
  })
})

describe('a sheet that ended without paying', () => {
  it.each([
    ['offline', failure('offline')],
    ['an unknown payment', failure('refused', 'PAYMENT_UNKNOWN')],
    ['a refusal', failure('refused', 'FAULT', 'busy')],
  ])('P10 is a cancelled payment where the server says nothing of it: %s', async (_, answer) => {
    gateway.queries = [answer]
    onSheet()
    await current.askOnce(payment, 'cancelled')
    expect([current.state, current.failure?.cause]).toEqual(['unknown', 'cancelled'])
  })

  it('P10 the late answer is not about the payment that has begun meanwhile', async () => {
    gateway.queries = [later('PAYMENT_SUCCESS' as const, 1000)]
    onSheet()
    const asking = current.askOnce(payment, 'cancelled')
    current.renew(alipay)
    current.apply('start')
    current.begin({ ...payment, requestId: 'r2', tool: alipay }, 'hostNeeded')
    await pass(1000)
    await asking
    expect([current.state, current.result, toasts]).toEqual(['awaitingHost', undefined, []])
  })

  it('P10 the late answer does not end the wait that the customer has begun meanwhile', async () => {
    gateway.queries = [later('PAYMENT_CREATED' as const, 1000)]
    onSheet()
    const asking = current.askOnce(payment, 'cancelled')
    current.watchFor(payment, 'later')
    await pass(1000)
    await asking
    expect([current.state, toasts]).toEqual(['confirming', []])
  })

  it('P10 the late answer says nothing to a customer who has given up', async () => {
    gateway.queries = [later('PAYMENT_CREATED' as const, 1000)]
    onSheet()
    const asking = current.askOnce(payment, 'cancelled')
    current.apply('gaveUp')
    await pass(1000)
    await asking
    expect([current.state, current.failure, toasts]).toEqual(['unknown', undefined, []])
  })
})

describe('"check again"', () => {
  it('asks nothing where nothing was paid', async () => {
    current.check()
    await pass(60_000)
    expect([current.state, asked()]).toEqual(['idle', 0])
  })

  it('asks at once about a payment whose outcome is unknown, and waits anew', async () => {
    gateway.queries = ['PAYMENT_PROCESS_IN']
    onSheet()
    current.apply('gaveUp')
    current.isOverdue = true
    current.check()
    expect([current.state, current.isOverdue, asked()]).toEqual(['confirming', false, 1])
    await pass(2000)
    expect(asked()).toBe(2)
  })

  it('asks nothing about a payment that is decided', async () => {
    onSheet()
    current.onStatus({ paymentStatus: 'PAYMENT_SUCCESS', message: '' })
    current.check()
    await pass(60_000)
    expect([current.state, asked()]).toEqual(['paid', 0])
  })
})

describe('a screen that is hidden', () => {
  it('P9 asks nothing meanwhile, and at once when it is back', async () => {
    gateway.queries = ['PAYMENT_PROCESS_IN']
    onSheet()
    current.check()
    await pass(0)
    current.pause()
    await pass(60_000)
    expect(asked()).toBe(1)
    current.resume()
    expect(asked()).toBe(2)
  })

  it('P9 and waits for nothing has nothing to go on with', () => {
    current.pause()
    current.resume()
    expect([current.state, asked()]).toEqual(['idle', 0])
  })
})

it('P6 a payment that is taken up as paid is not asked about again', async () => {
  current.takeUp(payment, { ...result, paymentStatus: 'PAYMENT_SUCCESS' })
  await pass(60_000)
  expect([current.state, current.tool, asked()]).toEqual(['paid', wechatPay, 0])
})
