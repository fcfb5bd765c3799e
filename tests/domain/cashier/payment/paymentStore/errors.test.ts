import { alipay, card, type FakeGateway, failure, target, texts, wechatPay } from '@tests/domain/cashier/fakeGateway'
import { host } from '@tests/domain/cashier/fakeHost'
import { pendingPayments } from '@/domain/cashier/pending/pendingPayments'
import type { HostPayOutcome } from '@/platform/pay/payPort'
import { gateway, open, pass, reasonIn, screensOfCustomer } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/platform/pay/pay', () => jest.requireActual('@tests/domain/cashier/fakeHost').payModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))

screensOfCustomer()

describe('after an error of WeChat Pay or Alipay', () => {
  const creates: [string, FakeGateway['creates'][number]][] = [
    ['PAYMENT_FAILURE', { paymentStatus: 'PAYMENT_FAILURE', message: 'no' }],
    ['nothing to go on with', { form: {} }],
    ['a create that fails', failure('timeout')],
    ['a create that is refused', failure('refused', 'TOOL_UNAVAILABLE', 'no')],
  ]

  it.each(creates)('R-78 leads to the order: %s', async (_, answer) => {
    gateway.creates = [answer]
    const store = open()
    await store.pay(alipay)
    expect(store.leaves).toBe(true)
  })

  it.each(['cancelled', 'failed'] as HostPayOutcome[])('R-78 P10 also after a sheet that ended as %s', async (end) => {
    host.outcome = end
    const store = open()
    await store.pay(wechatPay)
    expect(store.leaves).toBe(true)
  })

  it('R-77 R-78 also where the server gives no answer on the payment', async () => {
    const store = open()
    gateway.queries = [failure('refused', 'FAULT', 'busy')]
    await store.pay(alipay)
    store.show()
    await pass(0)
    expect(store.leaves).toBe(true)
  })

  it.each(creates)('R-78 gold-member stays: %s', async (_, answer) => {
    gateway.creates = [answer]
    const store = open({ source: 'gold-member' })
    await store.pay(alipay)
    expect(store.status).toBe('payFailed')
    expect(store.leaves).toBe(false)
  })

  it.each(creates)('R-78 a bank card does not lead to the order: %s', async (_, answer) => {
    gateway.creates = [answer]
    const store = open()
    await store.pay(card)
    expect(store.leaves).toBe(false)
  })

  it('R-78 a customer who goes on by themselves meanwhile stays', async () => {
    gateway.creates = [failure('timeout')]
    const store = open()
    await store.pay(alipay)
    store.stay()
    expect(store.leaves).toBe(false)
    gateway.queries = [failure('refused', 'PAYMENT_UNKNOWN')]
    await store.pay(alipay)
    expect(store.leaves).toBe(true)
  })

  it('P16 does not lead to the order while the tool has to wait for another one', async () => {
    pendingPayments.keep({ ...target, tool: wechatPay, requestId: 'r1', createdAt: 0, bizNo: 'P1' })
    const store = open()
    await store.pay(alipay)
    expect(reasonIn(store)).toBe(texts.blocked)
    expect(store.leaves).toBe(false)
  })

  it('R-44 nor because a session ended, which leads to login', async () => {
    const ended = failure('session', '300000', 'log in')
    ended.shown = true
    gateway.creates = [ended]
    const store = open()
    await store.pay(alipay)
    expect(store.status).toBe('payFailed')
    expect(store.leaves).toBe(false)
  })

  it('P9 nor when the customer gave up waiting', async () => {
    const store = open()
    await store.pay(alipay)
    store.giveUp()
    expect(store.leaves).toBe(false)
  })
})
