import { alipay, card, failure, otherCard, target, wechatPay } from '@tests/domain/cashier/fakeGateway'
import { gateway, pay, tapsOfCustomer } from '@tests/domain/cashier/payment/makePayment/taps'
import type { PayTarget } from '@/domain/cashier/payment/payment'
import { checkPending } from '@/domain/cashier/pending/checkPending'
import { pendingPayments } from '@/domain/cashier/pending/pendingPayments'
import { session } from '@/domain/session/session'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/platform/pay/pay', () => jest.requireActual('@tests/domain/cashier/fakeHost').payModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))

tapsOfCustomer()

describe('P16 a second tool while the first is unresolved', () => {
  it('P16 is blocked until the server has decided on the first', async () => {
    await pay(alipay)
    gateway.queries = ['PAYMENT_SUBMITTED']
    expect(await pay(wechatPay)).toMatchObject({ kind: 'unknown', failure: { cause: 'blocked' } })
    expect(await pay(card)).toMatchObject({ kind: 'unknown', failure: { cause: 'blocked' } })
    expect(gateway.created).toHaveLength(1)
    gateway.queries = ['PAYMENT_FAILURE']
    expect(await pay(wechatPay)).toMatchObject({ kind: 'sheet' })
    expect(gateway.created).toHaveLength(2)
  })

  it('P16 tapped while the first is being made, also on another page, is not sent to the first one’s provider', async () => {
    const ends = await Promise.all([pay(alipay), pay(wechatPay)])
    expect(ends).toMatchObject([{ kind: 'leave' }, { kind: 'unknown', failure: { cause: 'blocked' } }])
    expect(gateway.created.map(({ tool }) => tool.assetType)).toEqual(['ALIPAY'])
  })

  it('P16 is blocked while the bank decides on a card', async () => {
    await pay(card)
    gateway.queries = ['PAYMENT_PROCESS_IN']
    expect(await pay(alipay)).toMatchObject({ kind: 'unknown', failure: { cause: 'blocked' } })
    expect(await pay(card)).toMatchObject({ kind: 'checking', payment: { bizNo: 'P-DEBIT_CARD' } })
    expect(gateway.created).toHaveLength(1)
  })

  it('a card that still waits for its code does not block: no money can move on it', async () => {
    await pay(card)
    gateway.queries = ['PAYMENT_SUBMITTED']
    expect(await pay(otherCard)).toMatchObject({ kind: 'code' })
    expect(gateway.created.map(({ tool }) => tool.cardId)).toEqual(['C1', 'C2'])
  })

  it('P6 P16 that card stays kept while the other tool’s create is lost, and until the server has ended it', async () => {
    await pay(card)
    gateway.queries = ['PAYMENT_SUBMITTED']
    gateway.creates = [failure('offline')]
    await pay(alipay)
    expect(pendingPayments.all().map(({ tool }) => tool.assetType)).toEqual(['DEBIT_CARD', 'ALIPAY'])
    gateway.queries = ['PAYMENT_FAILURE', 'PAYMENT_CREATED']
    gateway.creates = [{}]
    expect(await pay(alipay)).toMatchObject({ kind: 'leave' })
    expect(pendingPayments.all().map(({ tool }) => tool.assetType)).toEqual(['ALIPAY'])
  })

  it('the same card goes on with its payment and makes no other', async () => {
    await pay(card)
    gateway.queries = ['PAYMENT_SUBMITTED']
    expect(await pay(card)).toMatchObject({ kind: 'code', payment: { bizNo: 'P-DEBIT_CARD' } })
    expect(gateway.created).toHaveLength(1)
  })
})

describe('R-79 an order whose payment the server knows', () => {
  const bound = { ...target, boundBizNo: 'P9' }

  it('R-79 is asked about by that bizNo before anything is made', async () => {
    gateway.queries = ['PAYMENT_SUCCESS']
    expect(await pay(alipay, bound)).toMatchObject({ kind: 'paid', payment: { bizNo: 'P9' } })
    expect(gateway.queried).toMatchObject([{ bizNo: 'P9', orderId: 'M1' }])
    expect(gateway.created).toEqual([])
  })

  it('R-79 is paid through it while it is being decided', async () => {
    gateway.queries = ['PAYMENT_PROCESS_IN']
    expect(await pay(alipay, bound)).toMatchObject({ kind: 'checking', payment: { bizNo: 'P9' } })
    expect(gateway.created).toEqual([])
  })

  it('R-79 otherwise a payment is built', async () => {
    gateway.queries = ['PAYMENT_FAILURE']
    expect(await pay(alipay, bound)).toMatchObject({ kind: 'leave' })
    expect(gateway.created).toHaveLength(1)
  })
})

describe('R-82 what the open payments of an order leave to do', () => {
  const kept = { ...target, tool: alipay, requestId: 'r1', createdAt: 0 }
  const check = (tool = alipay, of: PayTarget = target) => checkPending(of, tool, gateway)
  const pending = () => pendingPayments.of('M1').map(({ requestId }) => requestId)

  beforeEach(() => pendingPayments.keep(kept))

  it('R-82 nothing new starts where the server cannot be asked', async () => {
    gateway.queries = [failure('offline')]
    expect(await check()).toEqual({ kind: 'unclear', message: '' })
  })

  it('R-77 nor where it refuses to say how one ends: its message', async () => {
    gateway.queries = [failure('refused', 'FAULT', 'busy')]
    expect(await check()).toEqual({ kind: 'unclear', message: 'busy' })
  })

  it('U3 nor after a sign-out, which needs no message', async () => {
    gateway.queries = [
      async () => {
        session.signOut()
        return 'PAYMENT_FAILURE'
      },
    ]
    expect(await check()).toEqual({ kind: 'unclear', message: undefined })
  })

  it('U3 nor where no customer says whose a payment of another login is', async () => {
    session.lose('token-a')
    expect(await check()).toEqual({ kind: 'unclear', message: '' })
    expect(gateway.queried).toEqual([])
  })

  it('R-84 one that failed is not asked about again', async () => {
    gateway.queries = ['PAYMENT_FAILURE']
    expect(await check()).toEqual({ kind: 'start', payment: undefined })
    expect(pending()).toEqual([])
  })

  it('P3 one that the server never saw may still arrive: another tool starts beside it, and it stays pending', async () => {
    gateway.queries = [failure('refused', 'PAYMENT_UNKNOWN')]
    expect(await check(wechatPay)).toEqual({ kind: 'start', payment: undefined })
    expect(pending()).toEqual(['r1'])
  })

  it('P5 the same tool goes on with it, and its place among the others stays', async () => {
    pendingPayments.keep({ ...kept, requestId: 'r2', tool: card })
    gateway.queries = [failure('refused', 'PAYMENT_UNKNOWN')]
    expect(await check()).toEqual({ kind: 'start', payment: kept })
    expect(pending()).toEqual(['r1', 'r2'])
  })

  it('P3 one that is being decided on is kept with the numbers that the server has given it', async () => {
    gateway.queries = [{ paymentStatus: 'PAYMENT_PROCESS_IN', bizNo: 'P7', outBizNo: 'O7' }]
    const numbered = { ...kept, bizNo: 'P7', outBizNo: 'O7' }
    expect(await check()).toEqual({ kind: 'checking', payment: numbered })
    expect(pendingPayments.of('M1')).toEqual([numbered])
  })

  it('R-76 one that is paid is named by the numbers of the server', async () => {
    gateway.queries = [{ paymentStatus: 'PAYMENT_SUCCESS', bizNo: 'P7' }]
    expect(await check()).toEqual({ kind: 'paid', payment: { ...kept, bizNo: 'P7', outBizNo: undefined } })
  })

  it('R-79 the payment that the server knows is asked about once, also where it was made here', async () => {
    pendingPayments.keep({ ...kept, bizNo: 'P9' })
    gateway.queries = ['PAYMENT_FAILURE']
    await check(alipay, { ...target, boundBizNo: 'P9' })
    expect(gateway.queried.map(({ bizNo }) => bizNo)).toEqual(['P9'])
  })

  it('R-79 and besides the other payments that were made here', async () => {
    pendingPayments.keep({ ...kept, bizNo: 'P1' })
    gateway.queries = ['PAYMENT_FAILURE']
    await check(alipay, { ...target, boundBizNo: 'P9' })
    expect(gateway.queried.map(({ bizNo }) => bizNo)).toEqual(['P1', 'P9'])
  })

  it('R-79 one made elsewhere that waits for its customer is not gone on with: its tool is not known', async () => {
    pendingPayments.settle('r1')
    gateway.queries = ['PAYMENT_CREATED']
    expect(await check(alipay, { ...target, boundBizNo: 'P9' })).toEqual({ kind: 'start', payment: undefined })
  })
})
