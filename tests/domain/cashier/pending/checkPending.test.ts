import { alipay, card, otherCard, target, wechatPay } from '../fakeGateway'
import { gateway, pay, tapsOfCustomer } from '../payment/makePayment/taps'

jest.mock('@tarojs/taro', () => jest.requireActual('../fakeHost').taroModule)
jest.mock('@/platform/pay', () => jest.requireActual('../fakeHost').payModule)
jest.mock('@/platform/sessionStorage', () => jest.requireActual('@/platform/sessionStorage.ts'))

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
