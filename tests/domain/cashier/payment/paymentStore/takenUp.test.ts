import { alipay, failure, target, texts } from '@tests/domain/cashier/fakeGateway'
import { toasts } from '@tests/domain/cashier/fakeHost'
import type { Payment } from '@/domain/cashier/payment/payment'
import { pendingPayments } from '@/domain/cashier/pending/pendingPayments'
import { gateway, open, pass, reasonIn, screensOfCustomer } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/platform/pay/pay', () => jest.requireActual('@tests/domain/cashier/fakeHost').payModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))
const mockWord = jest.fn()
jest.mock('@/domain/cashier/gateway/products', () => ({ products: { MALL_ORDER: { statusOf: () => mockWord() } } }))

beforeEach(() => mockWord.mockReset().mockResolvedValue('open'))
screensOfCustomer()

describe('a payment made before', () => {
  const kept: Payment = { ...target, tool: alipay, requestId: 'r1', createdAt: 0, bizNo: 'P1' }

  it('P7 P8 the first that the server knows is taken up; unknown ones are passed over', async () => {
    gateway.queries = [failure('refused', 'PAYMENT_UNKNOWN'), 'PAYMENT_SUCCESS']
    const store = open()
    expect(await store.takeUp([{ ...kept, bizNo: 'FORGED' }, kept], 'always')).toBe(true)
    expect(store.state).toBe('paid')
    expect(store.current.payment?.bizNo).toBe('P1')
  })

  it.each([
    ['paid', 'paySuccess', []],
    ['open', 'payFailed', [{ title: 'replaced', duration: 2000 }]],
  ])('P18 one that failed is shown as what its order says: %s', async (answer, status, told) => {
    mockWord.mockResolvedValue(answer)
    pendingPayments.keep(kept)
    gateway.queries = [{ paymentStatus: 'PAYMENT_FAILURE', message: 'replaced' }]
    const store = open()
    expect(await store.takeUp([kept], 'always')).toBe(true)
    expect(store.status).toBe(status)
    expect(toasts).toEqual(told)
    expect(pendingPayments.all()).toEqual([])
  })

  it('P3 one whose create was never answered gets its number from the server, by which its result is found', async () => {
    gateway.queries = [{ paymentStatus: 'PAYMENT_SUCCESS', bizNo: 'P7' }]
    const store = open()
    await store.takeUp([{ ...kept, bizNo: undefined }], 'inProcess')
    expect(store.state).toBe('paid')
    expect(store.current.payment?.bizNo).toBe('P7')
  })

  it('is not taken up any more by a screen that was left while it was being looked for', async () => {
    const store = open()
    store.drop()
    expect(await store.takeUp([kept], 'always')).toBe(true)
    expect(store.state).toBe('idle')
    expect(gateway.queried).toEqual([])
    const next = open()
    await next.takeUp([kept], 'always')
    expect(next.state).toBe('confirming')
  })

  it('P8 a forged number alone shows no success', async () => {
    gateway.queries = [failure('refused', 'PAYMENT_UNKNOWN')]
    const store = open()
    expect(await store.takeUp([{ ...kept, bizNo: 'FORGED' }], 'always')).toBe(false)
    expect(store.status).toBeUndefined()
  })

  it('P8 the paid number of another order shows no success', async () => {
    gateway.queries = [{ orderId: 'M2', paymentStatus: 'PAYMENT_SUCCESS' }]
    const store = open()
    expect(await store.takeUp([kept], 'always')).toBe(false)
    expect(store.state).toBe('idle')
  })

  it.each(['always', 'tap'] as const)(
    'R-44 a session that ends meanwhile was told already: no second toast (%s)',
    async (way) => {
      const ended = failure('session', '300000', 'log in')
      ended.shown = true
      gateway.queries = way === 'tap' ? [ended] : ['PAYMENT_PROCESS_IN', ended]
      const store = open()
      if (way === 'tap') {
        pendingPayments.keep(kept)
        await store.pay(alipay)
      } else await store.takeUp([kept], way)
      await pass(2000)
      expect(store.state).toBe('unknown')
      expect(reasonIn(store)).toBe(texts.lost)
      expect(toasts).toEqual([])
    },
  )

  it('R-82 an answer without a answer and without a reason says that the result is not known', async () => {
    gateway.queries = [failure('refused', 'BUSY')]
    const store = open()
    pendingPayments.keep(kept)
    await store.pay(alipay)
    expect(reasonIn(store)).toBe(texts.lost)
    expect(toasts).toEqual([{ title: texts.lost, duration: 2000 }])
    expect(gateway.created).toEqual([])
  })

  it('R-77 one that the server refuses to speak about is not "not found": its message, and payFailed', async () => {
    gateway.queries = [failure('refused', 'BUSY', 'busy')]
    const store = open()
    expect(await store.takeUp([kept], 'always')).toBe(true)
    expect(store.status).toBe('payFailed')
    expect(store.state).toBe('unknown')
    expect(toasts).toEqual([{ title: 'busy', duration: 2000 }])
  })

  it('P9 the cashier that opens again leaves an unpaid one to the next tap', async () => {
    const store = open()
    expect(await store.takeUp([kept], 'inProcess')).toBe(false)
    expect(store.state).toBe('idle')
    expect(gateway.queried).toHaveLength(1)
  })

  it('P6 one that the bank decides on is waited for', async () => {
    gateway.queries = ['PAYMENT_PROCESS_IN', 'PAYMENT_PROCESS_IN', 'PAYMENT_SUCCESS']
    const store = open()
    await store.takeUp([kept], 'inProcess')
    expect(store.status).toBe('payIn')
    await pass(1999)
    expect(gateway.queried).toHaveLength(1)
    await pass(2001)
    expect(store.status).toBe('paySuccess')
    expect(gateway.queried).toHaveLength(3)
  })

  it('P12 a return that cannot be asked about is asked again on schedule', async () => {
    gateway.queries = [failure('offline'), failure('offline'), 'PAYMENT_SUCCESS']
    const store = open()
    await store.takeUp([kept], 'always')
    expect(store.status).toBe('payIn')
    await pass(1999)
    expect(gateway.queried).toHaveLength(1)
    await pass(2001)
    expect(store.status).toBe('paySuccess')
  })
})
