import { cashierStorage } from '@/domain/cashier/cashierStorage'
import type { PayIntent } from '@/domain/cashier/gateway'
import { PayStore } from '@/domain/cashier/payStore'
import { pendingPayment } from '@/domain/cashier/pendingPayment'
import { session } from '@/domain/session/session'
import type { HostPayOutcome } from '@/platform/payPort'
import { signIn } from './customers'
import { alipay, card, FakeGateway, failure, target, texts, wechatPay } from './fakeGateway'
import { host, resetHost, toasts } from './fakeHost'

jest.mock('@tarojs/taro', () => jest.requireActual('./fakeHost').taroModule)
jest.mock('@/platform/pay', () => jest.requireActual('./fakeHost').payModule)
jest.mock('@/platform/sessionStorage', () => jest.requireActual('@/platform/sessionStorage.ts'))

let gateway: FakeGateway
let stores: PayStore[]

beforeEach(() => {
  jest.useFakeTimers()
  resetHost()
  session.signOut()
  signIn('token-a')
  gateway = new FakeGateway()
  stores = []
})
afterEach(() => {
  for (const store of stores) store.drop()
  jest.useRealTimers()
})

/** A screen that pays the order. */
function open(): PayStore {
  const store = new PayStore({ target, gateway, texts: () => texts })
  stores.push(store)
  return store
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const later =
  <T>(answer: T, ms: number) =>
  () =>
    new Promise<T>((resolve) => setTimeout(() => resolve(answer), ms))

describe('a tap', () => {
  it('P1 two taps in one tick make one payment and open one sheet', async () => {
    const store = open()
    void store.pay(wechatPay)
    void store.pay(wechatPay)
    await pass(0)
    expect(gateway.created).toHaveLength(1)
    expect(host.sheets).toHaveLength(1)
  })

  it('P1 two taps leave once for the page of the provider', async () => {
    const store = open()
    void store.pay(alipay)
    void store.pay(alipay)
    await pass(0)
    expect(host.leftFor).toEqual(['https://provider.example/pay'])
    expect(store.state).toBe('awaitingHost')
    expect(store.status).toBe('payIn')
  })

  it('P2 a slow create, left and come back to: one create, and only the open page goes on', async () => {
    gateway.creates = [later({}, 10_000)]
    const first = open()
    void first.pay(alipay)
    await pass(3000)
    first.drop()
    const second = open()
    void second.pay(alipay)
    await pass(20_000)
    expect(gateway.created).toHaveLength(1)
    expect(host.leftFor).toHaveLength(1)
    expect(first.state).toBe('creating')
    expect(second.state).toBe('awaitingHost')
  })

  it('P3 a lost answer shows payFailed; the next tap asks and finds it paid', async () => {
    gateway.creates = [failure('timeout')]
    const store = open()
    await store.pay(alipay)
    expect(store.status).toBe('payFailed')
    expect(store.state).toBe('unknown')
    expect(cashierStorage.read('payCardStatus')).toBe('payFailed')
    gateway.queries = ['PAYMENT_SUCCESS']
    await store.pay(alipay)
    expect(store.status).toBe('paySuccess')
    expect(gateway.created).toHaveLength(1)
  })

  it('a screen that is paid names the payment that paid it, not the failed one before', async () => {
    gateway.creates = [{ bizNo: 'P1' }, failure('timeout')]
    gateway.queries = ['PAYMENT_FAILURE']
    const store = open()
    await store.pay(wechatPay)
    await pass(0)
    expect(store.state).toBe('failed')
    await store.pay(wechatPay)
    gateway.queries = [{ paymentStatus: 'PAYMENT_SUCCESS', bizNo: 'P2' }]
    await store.pay(wechatPay)
    expect(store.state).toBe('paid')
    expect(store.attempt.intent?.bizNo).toBe('P2')
  })

  it('a paid screen takes no further tap', async () => {
    gateway.creates = [{ paymentStatus: 'PAYMENT_SUCCESS' }]
    const store = open()
    await store.pay(card)
    await store.pay(card)
    expect(gateway.created).toHaveLength(1)
    expect(store.state).toBe('paid')
  })
})

describe('a payment that is closed while it is being made', () => {
  it.each([alipay, wechatPay, card])('P2 leads nowhere, stays pending, and is asked about first (%j)', async (tool) => {
    gateway.creates = [later({}, 5000)]
    const store = open()
    void store.pay(tool)
    await pass(1000)
    store.giveUp()
    expect(store.isBusy).toBe(false)
    await pass(10_000)
    expect([host.leftFor, host.sheets, store.code, store.isChecking]).toEqual([[], [], undefined, false])
    expect(gateway.codesSent).toEqual([])
    expect(pendingPayment.of('M1')).toMatchObject([{ bizNo: `P-${tool.assetType}` }])
    gateway.queries = ['PAYMENT_SUCCESS']
    await store.pay(tool)
    expect(store.state).toBe('paid')
    expect(gateway.created).toHaveLength(1)
  })

  it('P2 and tapped again meanwhile is one payment that goes on once', async () => {
    gateway.creates = [later({}, 5000)]
    const store = open()
    void store.pay(alipay)
    await pass(1000)
    store.giveUp()
    void store.pay(alipay)
    await pass(10_000)
    expect(gateway.created).toHaveLength(1)
    expect(host.leftFor).toHaveLength(1)
    expect(store.state).toBe('awaitingHost')
  })

  it('P2 P16 and tapped with another tool meanwhile leads nowhere, and the other tool waits for it', async () => {
    gateway.creates = [later({}, 5000)]
    const store = open()
    void store.pay(alipay)
    await pass(1000)
    store.giveUp()
    void store.pay(wechatPay)
    await pass(10_000)
    expect(gateway.created.map(({ tool }) => tool.assetType)).toEqual(['ALIPAY'])
    expect([host.leftFor, host.sheets]).toEqual([[], []])
    expect([store.state, store.reason]).toEqual(['unknown', 'blocked'])
  })

  it('that the server has paid at once is shown as paid all the same', async () => {
    gateway.creates = [later({ paymentStatus: 'PAYMENT_SUCCESS' as const }, 5000)]
    const store = open()
    void store.pay(card)
    store.giveUp()
    await pass(10_000)
    expect(store.state).toBe('paid')
  })
})

describe('a mistake of ours', () => {
  it('R-82 leaves no button busy for ever; what the server did is asked about at the next tap', async () => {
    gateway.creates = [new TypeError('a mistake')]
    const store = open()
    await expect(store.pay(alipay)).rejects.toThrow('a mistake')
    expect(store.isBusy).toBe(false)
    expect(store.state).toBe('unknown')
    expect(store.reason).toBe('lost')
    gateway.queries = ['PAYMENT_SUCCESS']
    await store.pay(alipay)
    expect(store.state).toBe('paid')
  })
})

describe('the sheet of the host', () => {
  it.each(['done', 'unknown'] as const)(
    'P8 P10 "%s" proves nothing: the server is asked until it decides',
    async (outcome) => {
      host.outcome = outcome
      gateway.queries = ['PAYMENT_CREATED', 'PAYMENT_PROCESS_IN', 'PAYMENT_SUCCESS']
      const store = open()
      void store.pay(wechatPay)
      await pass(0)
      expect(store.state).toBe('confirming')
      await pass(4000)
      expect(store.state).toBe('paid')
      expect(gateway.queried).toHaveLength(3)
    },
  )

  it.each([
    ['cancelled', 'cancelled'],
    ['failed', 'host failed'],
  ] as [HostPayOutcome, string][])(
    'P10 "%s" is asked about once, then the cashier is open again',
    async (outcome, reason) => {
      host.outcome = outcome
      const store = open()
      await store.pay(wechatPay)
      expect(store.status).toBe('payFailed')
      expect(store.reason).toBe(reason)
      expect(toasts).toEqual([{ title: reason, duration: 2000 }])
      await pass(60_000)
      expect(gateway.queried).toHaveLength(1)
      expect(pendingPayment.of('M1')).toHaveLength(1)
    },
  )

  it('P10 a late answer about a closed sheet does not end the next try', async () => {
    host.outcome = 'cancelled'
    gateway.queries = [later('PAYMENT_CREATED', 5000), 'PAYMENT_CREATED']
    const store = open()
    void store.pay(wechatPay)
    await pass(0)
    store.giveUp()
    host.outcome = 'done'
    void store.pay(wechatPay)
    await pass(0)
    expect(store.state).toBe('confirming')
    await pass(6000)
    expect(store.state).toBe('confirming')
    expect(toasts).toEqual([])
  })

  it('P8 a sheet that says cancelled does not hide a payment that went through', async () => {
    host.outcome = 'cancelled'
    gateway.queries = ['PAYMENT_SUCCESS']
    const store = open()
    await store.pay(wechatPay)
    expect(store.state).toBe('paid')
  })
})

describe('leaving for the provider and coming back', () => {
  async function leave(): Promise<PayStore> {
    const store = open()
    await store.pay(alipay)
    store.hide()
    return store
  }

  it('P9 Back out of the cache asks once, however many events the browser sends', async () => {
    const store = await leave()
    store.show()
    store.show()
    store.show()
    await pass(0)
    expect(gateway.queried).toHaveLength(1)
    expect(store.state).toBe('confirming')
  })

  it('P9 nothing spins for ever: the customer goes back to the cashier and on with the same payment', async () => {
    const store = await leave()
    store.show()
    await pass(0)
    store.giveUp()
    expect(store.isChecking).toBe(false)
    expect(store.reason).toBe('')
    await pass(60_000)
    expect(gateway.queried).toHaveLength(1)
    await store.pay(alipay)
    expect(new Set(gateway.created.map(({ requestId }) => requestId)).size).toBe(1)
    expect(host.leftFor).toHaveLength(2)
  })

  it('R-76 success and failure of the server end it; R-84 a failure says why for 2 s', async () => {
    const store = await leave()
    gateway.queries = ['PAYMENT_CREATED', { paymentStatus: 'PAYMENT_FAILURE', message: 'declined' }]
    store.show()
    await pass(2000)
    expect(store.status).toBe('payFailed')
    expect(store.reason).toBe('declined')
    expect(toasts).toEqual([{ title: 'declined', duration: 2000 }])
    expect(pendingPayment.all()).toEqual([])
  })

  it('P12 R-76 a failing question keeps payIn and is tried again on schedule', async () => {
    const store = await leave()
    gateway.queries = [failure('http'), failure('malformed'), failure('timeout'), 'PAYMENT_SUCCESS']
    store.show()
    await pass(5000)
    expect(store.status).toBe('payIn')
    expect(toasts).toEqual([])
    await pass(1000)
    expect(store.status).toBe('paySuccess')
  })

  it('R-77 a query answered with another status than 1: its message for 2 s, payFailed, outcome unknown', async () => {
    const store = await leave()
    gateway.queries = [failure('refused', 'FAULT', 'busy')]
    store.show()
    await pass(0)
    expect(store.status).toBe('payFailed')
    expect(store.state).toBe('unknown')
    expect(toasts).toEqual([{ title: 'busy', duration: 2000 }])
    expect(pendingPayment.of('M1')).toHaveLength(1)
  })

  it('R-85 P11 after 15 minutes it is still payIn, "still checking", and may be asked again', async () => {
    const store = await leave()
    gateway.queries = ['PAYMENT_PROCESS_IN']
    store.show()
    await pass(16 * 60_000)
    expect(store.status).toBe('payIn')
    expect(store.attempt.isOverdue).toBe(true)
    const before = gateway.queried.length
    gateway.queries = ['PAYMENT_SUCCESS']
    store.check()
    await pass(0)
    expect(gateway.queried).toHaveLength(before + 1)
    expect(store.status).toBe('paySuccess')
  })
})

describe('the code of the bank', () => {
  it('R-75 is sent, then confirms the payment', async () => {
    const store = open()
    await store.pay(card)
    expect(store.state).toBe('awaitingSms')
    expect(store.code?.mobile).toBe('138 **** 8001')
    expect(gateway.codesSent).toEqual(['P-DEBIT_CARD'])
    await store.confirmCode('123456')
    expect(store.status).toBe('paySuccess')
    expect(store.code).toBeUndefined()
    expect(pendingPayment.all()).toEqual([])
  })

  it('R-75 a bank that takes its time is waited for', async () => {
    gateway.confirms = ['PAYMENT_PROCESS_IN']
    gateway.queries = ['PAYMENT_PROCESS_IN', 'PAYMENT_SUCCESS']
    const store = open()
    await store.pay(card)
    await store.confirmCode('123456')
    expect(store.state).toBe('confirming')
    await pass(2000)
    expect(store.state).toBe('paid')
  })

  it.each(['BANK_CODE_WRONG', 'BANK_CODE_USED', 'BANK_CODE_EXPIRED'])(
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
    expect(pendingPayment.all()).toEqual([])
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
    expect(toasts).toEqual([{ title: 'lost', duration: 3000 }])
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

  it('a code that could not be sent may be asked for again', async () => {
    gateway.sends = [failure('offline'), { mobile: '138 **** 8001', resendSeconds: 60 }]
    const store = open()
    await store.pay(card)
    expect(store.code).toMatchObject({ message: 'code not sent', mobile: '' })
    await store.code?.send()
    expect(store.code).toMatchObject({ message: '', mobile: '138 **** 8001' })
  })
})

describe('a payment made before', () => {
  const kept: PayIntent = { ...target, tool: alipay, requestId: 'r1', createdAt: 0, bizNo: 'P1' }

  it('P7 P8 the first that the server knows is taken up; unknown ones are passed over', async () => {
    gateway.queries = [failure('refused', 'PAYMENT_UNKNOWN'), 'PAYMENT_SUCCESS']
    const store = open()
    expect(await store.recall([{ ...kept, bizNo: 'FORGED' }, kept], 'always')).toBe(true)
    expect(store.state).toBe('paid')
    expect(store.attempt.intent?.bizNo).toBe('P1')
  })

  it('P3 one whose create was never answered gets its number from the server, by which its result is found', async () => {
    gateway.queries = [{ paymentStatus: 'PAYMENT_SUCCESS', bizNo: 'P7' }]
    const store = open()
    await store.recall([{ ...kept, bizNo: undefined }], 'inProcess')
    expect(store.state).toBe('paid')
    expect(store.attempt.intent?.bizNo).toBe('P7')
  })

  it('is not taken up any more by a screen that was left while it was being looked for', async () => {
    const store = open()
    store.enter()
    store.drop()
    expect(await store.recall([kept], 'always')).toBe(true)
    expect(store.state).toBe('idle')
    expect(gateway.queried).toEqual([])
    store.enter()
    await store.recall([kept], 'always')
    expect(store.state).toBe('confirming')
  })

  it('P8 a forged number alone shows no success', async () => {
    gateway.queries = [failure('refused', 'PAYMENT_UNKNOWN')]
    const store = open()
    expect(await store.recall([{ ...kept, bizNo: 'FORGED' }], 'always')).toBe(false)
    expect(store.status).toBeUndefined()
  })

  it('P8 the paid number of another order shows no success', async () => {
    gateway.queries = [{ orderId: 'M2', paymentStatus: 'PAYMENT_SUCCESS' }]
    const store = open()
    expect(await store.recall([kept], 'always')).toBe(false)
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
        pendingPayment.keep(kept)
        await store.pay(alipay)
      } else await store.recall([kept], way)
      await pass(2000)
      expect(store.state).toBe('unknown')
      expect(store.reason).toBe('lost')
      expect(toasts).toEqual([])
    },
  )

  it('R-82 an answer without a word and without a reason says that the result is not known', async () => {
    gateway.queries = [failure('refused', 'BUSY')]
    const store = open()
    pendingPayment.keep(kept)
    await store.pay(alipay)
    expect(store.reason).toBe('lost')
    expect(toasts).toEqual([{ title: 'lost', duration: 2000 }])
    expect(gateway.created).toEqual([])
  })

  it('R-77 one that the server refuses to speak about is not "not found": its message, and payFailed', async () => {
    gateway.queries = [failure('refused', 'BUSY', 'busy')]
    const store = open()
    expect(await store.recall([kept], 'always')).toBe(true)
    expect(store.status).toBe('payFailed')
    expect(store.state).toBe('unknown')
    expect(toasts).toEqual([{ title: 'busy', duration: 2000 }])
  })

  it('P9 the cashier that opens again leaves an unpaid one to the next tap', async () => {
    const store = open()
    expect(await store.recall([kept], 'inProcess')).toBe(false)
    expect(store.state).toBe('idle')
    expect(gateway.queried).toHaveLength(1)
  })

  it('P6 one that the bank decides on is waited for', async () => {
    gateway.queries = ['PAYMENT_PROCESS_IN', 'PAYMENT_PROCESS_IN', 'PAYMENT_SUCCESS']
    const store = open()
    await store.recall([kept], 'inProcess')
    expect(store.status).toBe('payIn')
    await pass(2000)
    expect(store.status).toBe('paySuccess')
  })

  it('P12 a return that cannot be asked about is asked again on schedule', async () => {
    gateway.queries = [failure('offline'), failure('offline'), 'PAYMENT_SUCCESS']
    const store = open()
    await store.recall([kept], 'always')
    expect(store.status).toBe('payIn')
    await pass(2000)
    expect(store.status).toBe('paySuccess')
  })
})
