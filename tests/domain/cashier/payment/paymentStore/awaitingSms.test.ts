import { card, failure, texts } from '@tests/domain/cashier/fakeGateway'
import { toasts } from '@tests/domain/cashier/fakeHost'
import { pendingPayments } from '@/domain/cashier/pending/pendingPayments'
import { gateway, later, open, pass, screensOfCustomer } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/platform/pay/pay', () => jest.requireActual('@tests/domain/cashier/fakeHost').payModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))
const mockWord = jest.fn()
jest.mock('@/domain/cashier/gateway/products', () => ({ products: { MALL_ORDER: { statusOf: () => mockWord() } } }))

beforeEach(() => mockWord.mockReset().mockResolvedValue('open'))
screensOfCustomer()

describe('the bank’s code', () => {
  it('R-75 is sent, then confirms the payment', async () => {
    const store = open()
    await store.pay(card)
    expect(store.state).toBe('awaitingSms')
    expect(store.code?.mobile).toBe('138 **** 8001')
    expect(gateway.codesSent).toEqual(['P-DEBIT_CARD'])
    await store.confirmCode('123456')
    expect(store.status).toBe('paySuccess')
    expect(store.code).toBeUndefined()
    expect(pendingPayments.all()).toEqual([])
  })

  it('R-75 waits for a slow bank', async () => {
    gateway.confirms = ['PAYMENT_PROCESS_IN']
    gateway.queries = ['PAYMENT_PROCESS_IN', 'PAYMENT_SUCCESS']
    const store = open()
    await store.pay(card)
    await store.confirmCode('123456')
    expect(store.state).toBe('confirming')
    await pass(2000)
    expect(store.state).toBe('paid')
  })

  it.each(['BANK_CODE_WRONG', 'BANK_CODE_USED', 'BANK_CODE_EXPIRED', 'BANK_CODE_TOO_OFTEN'])(
    '%s stands in the sheet, without a toast, and another code may follow',
    async (code) => {
      gateway.confirms = [failure('refused', code, 'not right'), 'PAYMENT_SUCCESS']
      const store = open()
      await store.pay(card)
      await store.confirmCode('000000')
      expect(store.code).toMatchObject({ message: 'not right', isLocked: false })
      expect(store.state).toBe('awaitingSms')
      expect(toasts).toEqual([])
      await store.confirmCode('123456')
      expect(store.state).toBe('paid')
    },
  )

  it('P18 a code that another tab has used: paid here as well, and asked about once', async () => {
    gateway.confirms = [failure('refused', 'BANK_CODE_USED', 'use the latest')]
    gateway.queries = ['PAYMENT_SUCCESS']
    const store = open()
    await store.pay(card)
    await store.confirmCode('123456')
    expect([store.state, store.code]).toEqual(['paid', undefined])
    expect(gateway.queried.map(({ bizNo }) => bizNo)).toEqual(['P-DEBIT_CARD'])
    expect([toasts, pendingPayments.all()]).toEqual([[], []])
  })

  it.each([
    ['paid', 'paid', []],
    ['open', 'failed', [{ title: 'replaced', duration: 2000 }]],
  ])('P18 a payment closed elsewhere is what its order says: %s', async (answer, state, told) => {
    mockWord.mockResolvedValue(answer)
    gateway.confirms = [failure('refused', 'PAYMENT_CLOSED', 'closed')]
    gateway.queries = [{ paymentStatus: 'PAYMENT_FAILURE', message: 'replaced' }]
    const store = open()
    await store.pay(card)
    await store.confirmCode('123456')
    expect(store.state).toBe(state)
    expect(toasts).toEqual(told)
  })

  it.each(['send', 'confirm'])(
    'R-77 a payment closed without an end (%s): 3 s, and the order is looked at again',
    async (at) => {
      const closed = failure('refused', 'PAYMENT_CLOSED', 'closed')
      if (at === 'send') gateway.sends = [closed]
      gateway.confirms = [closed]
      const store = open()
      await store.pay(card)
      await store.confirmCode('123456')
      expect([store.state, store.isClosed, store.code]).toEqual(['unknown', true, undefined])
      expect(toasts).toEqual([{ title: 'closed', duration: 3000 }])
    },
  )

  it('P18 back at the sheet, one question at a time tells that another tab has paid', async () => {
    gateway.queries = [later('PAYMENT_SUCCESS' as const, 1000)]
    const store = open()
    await store.pay(card)
    store.show()
    store.show()
    await pass(1000)
    expect(gateway.queried).toHaveLength(1)
    expect([store.state, store.code]).toEqual(['paid', undefined])
  })

  it('P18 back at the sheet of a payment that still waits for its code, the sheet stays', async () => {
    const store = open()
    await store.pay(card)
    store.show()
    await pass(0)
    expect(gateway.queried).toHaveLength(1)
    expect([store.state, store.code?.message]).toEqual(['awaitingSms', ''])
  })

  it('P18 back at the sheet while the bank decides on a code, nothing is asked', async () => {
    gateway.confirms = [later('PAYMENT_SUCCESS' as const, 1000)]
    const store = open()
    await store.pay(card)
    void store.confirmCode('123456')
    store.show()
    await pass(1000)
    expect(gateway.queried).toEqual([])
    expect(store.state).toBe('paid')
  })

  it('five wrong codes lock the sheet: no further code is sent', async () => {
    gateway.confirms = [failure('refused', 'BANK_CODE_LOCKED', 'too many')]
    const store = open()
    await store.pay(card)
    await store.confirmCode('000000')
    await store.confirmCode('123456')
    expect(store.code).toMatchObject({ message: 'too many', isLocked: true })
    expect(gateway.confirmed).toHaveLength(1)
  })

  it('two taps on confirm make one confirmation', async () => {
    gateway.confirms = [later('PAYMENT_SUCCESS' as const, 1000)]
    const store = open()
    await store.pay(card)
    void store.confirmCode('123456')
    void store.confirmCode('123456')
    await pass(1000)
    expect(gateway.confirmed).toHaveLength(1)
  })

  it('a sheet closed while the bank decides does not hide that it is paid', async () => {
    gateway.confirms = [later('PAYMENT_SUCCESS' as const, 1000)]
    const store = open()
    await store.pay(card)
    void store.confirmCode('123456')
    store.giveUp()
    expect(store.state).toBe('unknown')
    await pass(1000)
    expect(store.state).toBe('paid')
    expect(pendingPayments.all()).toEqual([])
  })

  it('a late confirmation does not touch the next try', async () => {
    gateway.confirms = [later('PAYMENT_FAILURE' as const, 5000)]
    gateway.queries = [later('PAYMENT_SUBMITTED' as const, 8000)]
    const store = open()
    await store.pay(card)
    void store.confirmCode('123456')
    store.giveUp()
    void store.pay(card)
    await pass(6000)
    expect(store.state).toBe('creating')
    await pass(3000)
    expect(store.state).toBe('awaitingSms')
    expect(toasts).toEqual([])
  })

  it('R-77 R-82 a lost confirmation: 3 s, payFailed, and the next tap finds it paid', async () => {
    gateway.confirms = [failure('timeout')]
    const store = open()
    await store.pay(card)
    await store.confirmCode('123456')
    expect(store.status).toBe('payFailed')
    expect(toasts).toEqual([{ title: texts.lost, duration: 3000 }])
    gateway.queries = ['PAYMENT_SUCCESS']
    await store.pay(card)
    expect(store.status).toBe('paySuccess')
    expect(gateway.created).toHaveLength(1)
  })

  it('R-82 the same code keeps its request id, another code has its own', async () => {
    gateway.confirms = [
      failure('refused', 'BANK_CODE_WRONG'),
      failure('refused', 'BANK_CODE_WRONG'),
      failure('refused', 'BANK_CODE_WRONG'),
    ]
    const store = open()
    await store.pay(card)
    for (const code of ['111111', '111111', '222222']) await store.confirmCode(code)
    const [first, second, third] = gateway.confirmed.map(({ requestId }) => requestId)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('R-75 R-82 the sheet opens only once a code was sent; the next tap has the code of the same payment sent', async () => {
    gateway.sends = [failure('offline'), { mobile: '138 **** 8001', resendSeconds: 60 }]
    const store = open()
    await store.pay(card)
    expect([store.code, store.state, store.failure?.cause]).toEqual([undefined, 'unknown', 'unsent'])
    expect(toasts).toEqual([{ title: texts.codeNotSent, duration: 2000 }])
    await store.pay(card)
    expect(store.code).toMatchObject({ isUnsent: false, mobile: '138 **** 8001' })
    expect(gateway.created).toHaveLength(1)
    expect(gateway.codesSent).toEqual(['P-DEBIT_CARD', 'P-DEBIT_CARD'])
  })

  it('R-75 a first code that could not be sent since the payment is being decided: the server is asked, and waited for', async () => {
    gateway.sends = [failure('refused', 'PAYMENT_CLOSED', 'no code any more')]
    gateway.queries = ['PAYMENT_PROCESS_IN', 'PAYMENT_SUCCESS']
    const store = open()
    await store.pay(card)
    expect([store.code, store.status]).toEqual([undefined, 'payIn'])
    await pass(2000)
    expect(store.state).toBe('paid')
    expect(toasts).toEqual([])
  })
})
