import { card, FakeGateway, failure, target } from '@tests/domain/cashier/fakeGateway'
import { reaction } from 'mobx'
import { BankCode } from '@/domain/cashier/payment/bankCode'
import { steadyNow } from '@/lib/steadyClock'
import { later } from './paymentStore/screens'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)

const mockIsOrderPaid = jest.fn()
jest.mock('@/domain/cashier/gateway/orderStatus', () => ({ isOrderPaid: (order: unknown) => mockIsOrderPaid(order) }))

const payment = { ...target, tool: card, requestId: 'r1', createdAt: 0, bizNo: 'P1' }
const closed = failure('refused', 'PAYMENT_CLOSED', 'closed')

let gateway: FakeGateway
let code: BankCode

beforeEach(() => {
  mockIsOrderPaid.mockReset().mockResolvedValue(false)
  gateway = new FakeGateway()
  code = new BankCode(payment, gateway)
})
afterEach(() => jest.useRealTimers())

describe('the bank’s code', () => {
  it('R-75 says nothing and is open for a code before the first one is sent', () => {
    expect(code).toMatchObject({
      mobile: '',
      resendAt: 0,
      message: '',
      isUnsent: false,
      refused: '',
      isLocked: false,
      busy: false,
    })
  })

  it('R-75 that was not sent says so and may be asked for again', async () => {
    gateway.sends = [failure('offline'), { mobile: '138 **** 8001', resendSeconds: 60 }]
    await code.sendAnother()
    expect([code.message, code.isUnsent]).toEqual(['', true])
    await code.sendAnother()
    expect([code.isUnsent, code.mobile]).toEqual([false, '138 **** 8001'])
  })

  it('R-75 may be asked for again after as many seconds as the bank says', async () => {
    jest.useFakeTimers()
    const start = steadyNow()
    gateway.sends = [{ mobile: '138 **** 8001', resendSeconds: 30 }]
    expect(await code.sendFirst()).toEqual({ kind: 'sent' })
    expect(code.resendAt - start).toBe(30_000)
  })

  it('R-75 is drawn anew with each step: busy, then where it went', async () => {
    const drawn: unknown[] = []
    const stop = reaction(
      () => [code.busy, code.mobile],
      (now) => drawn.push(now),
    )
    await code.sendFirst()
    stop()
    expect(drawn).toEqual([
      [true, ''],
      [true, '138 **** 8001'],
      [false, '138 **** 8001'],
    ])
  })

  it('a programming error in sending it does not lock the sheet', async () => {
    gateway.sends = [new TypeError('x is not a function')]
    await expect(code.sendFirst()).rejects.toThrow(TypeError)
    expect(code.busy).toBe(false)
  })

  it('R-75 two taps on "send again" send one code', async () => {
    jest.useFakeTimers()
    gateway.sends = [later({ mobile: '138 **** 8001', resendSeconds: 60 }, 1000)]
    const taps = Promise.all([code.sendAnother(), code.sendAnother()])
    await jest.advanceTimersByTimeAsync(1000)
    expect(await taps).toEqual([{ kind: 'again' }, { kind: 'again' }])
    expect(gateway.codesSent).toEqual(['P1'])
  })

  it('P18 that is asked for again of a closed payment: what the server says of the payment, or that it is closed', async () => {
    gateway.sends = [closed]
    gateway.queries = ['PAYMENT_SUCCESS']
    expect(await code.sendAnother()).toMatchObject({ kind: 'status', status: { paymentStatus: 'PAYMENT_SUCCESS' } })
    gateway.queries = ['PAYMENT_SUBMITTED']
    const failed = { cause: 'closed', message: 'closed', toastMs: 3000 }
    expect(await code.sendAnother()).toEqual({ kind: 'lost', failure: failed })
    expect(gateway.queried.map(({ bizNo }) => bizNo)).toEqual(['P1', 'P1'])
  })

  it.each([
    ['PAYMENT_UNKNOWN', true],
    ['BANK_CODE_LOCKED', true],
    ['BANK_CODE_TOO_OFTEN', false],
  ])('P20 that cannot be sent again (%s) locks the sheet: %p', async (reason, isLocked) => {
    gateway.sends = [failure('refused', reason, 'no more')]
    expect(await code.sendAnother()).toEqual({ kind: 'again' })
    expect(code).toMatchObject({ message: 'no more', isUnsent: true, isLocked })
  })
})

describe('the confirmation', () => {
  it('P20 of a wrong code keeps which it was; it is not a code that was not sent', async () => {
    gateway.confirms = [failure('refused', 'BANK_CODE_WRONG', 'wrong')]
    expect(await code.confirm('000000')).toEqual({ kind: 'again' })
    expect(code).toMatchObject({ refused: '000000', message: 'wrong', isUnsent: false, isLocked: false })
  })

  it.each([
    ['timeout', '', { cause: 'lost', message: '', toastMs: 3000 }],
    ['refused', 'no tool', { cause: 'server', message: 'no tool', toastMs: 3000 }],
  ] as const)('R-77 R-82 that is lost (%s) leaves the sheet for 3 s of toast', async (kind, message, lost) => {
    gateway.confirms = [failure(kind, 'FAULT', message)]
    expect(await code.confirm('123456')).toEqual({ kind: 'lost', failure: lost })
  })

  it('R-44 that is lost with its session is told by the login', async () => {
    const ended = failure('session', '300000', 'log in')
    ended.shown = true
    gateway.confirms = [ended]
    expect(await code.confirm('123456')).toMatchObject({ kind: 'lost', failure: { toastMs: 0 } })
  })

  it('of an error in our own code is thrown on, and leaves no sheet busy', async () => {
    gateway.confirms = [new TypeError('a mistake')]
    await expect(code.confirm('123456')).rejects.toThrow('a mistake')
    expect(code.busy).toBe(false)
  })
})

describe('a customer who is back at the sheet', () => {
  it('P18 has the server asked each time', async () => {
    await code.refresh()
    await code.refresh()
    expect(gateway.queried).toHaveLength(2)
  })

  it.each([
    ['no network', failure('offline')],
    ['an unknown payment', failure('refused', 'PAYMENT_UNKNOWN')],
    ['a refusal', failure('refused', 'FAULT', 'busy')],
  ])('P12 P18 stays there where the server does not say how it ends: %s', async (_, answer) => {
    gateway.queries = [answer]
    expect(await code.refresh()).toEqual({ kind: 'again' })
    expect(code.message).toBe('')
  })
})
