import { alipay, target } from '@tests/domain/cashier/fakeGateway'
import { connectApp } from '@tests/request/fakeApp'
import { endAll, ok, refusal, sent, settled, stored } from '@tests/request/fakeHost'
import type { Payment } from '@/domain/cashier/payment/payment'
import { findPayments } from '@/domain/cashier/pending/findPayments'
import { pendingPayments } from '@/domain/cashier/pending/pendingPayments'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@tests/domain/cashier/fakeHost').hostModule)

const kept: Payment = { ...target, tool: alipay, requestId: 'r1', createdAt: 0, bizNo: 'P1' }

beforeEach(() => {
  stored.clear()
  connectApp()
})
afterEach(endAll)

const numbers = async (named: { bizNo?: string; outBizNo?: string }) =>
  (await findPayments(target, named)).map(({ bizNo, requestId }) => bizNo ?? requestId)

describe('P7 the payment that a return is about', () => {
  it('P7 is the one that the address names, in a fresh context too', async () => {
    expect(await findPayments(target, { bizNo: 'P7', outBizNo: 'O7' })).toMatchObject([
      { bizNo: 'P7', outBizNo: 'O7', orderId: 'M1' },
    ])
    expect(sent).toEqual([])
  })

  it('P7 keeps its own request where it was made here', async () => {
    pendingPayments.keep(kept)
    expect(await findPayments(target, { bizNo: 'P1' })).toEqual([kept])
  })

  it('P8 a forged number does not hide the one that was made here', async () => {
    pendingPayments.keep(kept)
    pendingPayments.keep({ ...kept, requestId: 'r2', bizNo: undefined })
    expect(await numbers({ bizNo: 'FORGED' })).toEqual(['FORGED', 'r2', 'P1'])
    expect(await numbers({})).toEqual(['r2', 'P1'])
  })

  it('P7 is told by the order where nothing else is known', async () => {
    const found = numbers({})
    await settled()
    await sent[0]?.answer(ok({ payParams: { orderId: 'M1', amount: 1, deductType: 2, bizNo: 'P9' }, payDeadline: 1 }))
    expect(await found).toEqual(['P9'])
    await endAll()
    const none = numbers({})
    await settled()
    await sent[0]?.answer(refusal('ORDER_NOT_PAYABLE', 'paid'))
    expect(await none).toEqual([])
  })

  it('P7 of a membership it is told by the order too', async () => {
    const found = findPayments({ ...target, orderId: 'G1', bizType: 'VIP_MEMBER_CARD' }, {})
    await settled()
    await sent[0]?.answer({ suc: true, ...ok({ state: 'unpaid', bizNo: 'P9' }) })
    expect(await found).toMatchObject([{ bizNo: 'P9', orderId: 'G1', bizType: 'VIP_MEMBER_CARD' }])
  })
  it('P7 of an address without an order only its own payment is found, and no order is asked', async () => {
    pendingPayments.keep(kept)
    expect(await findPayments({ ...target, orderId: '' }, { bizNo: 'P7' })).toMatchObject([{ bizNo: 'P7' }])
    expect(await findPayments({ ...target, orderId: '' }, {})).toEqual([])
    expect(sent).toEqual([])
  })

  it('R-78 one made elsewhere counts as a provider’s, since only these lead back to an address', async () => {
    expect(await findPayments(target, { bizNo: 'P7' })).toMatchObject([{ tool: { assetType: 'ALIPAY', amount: 0 } }])
  })

  it('P7 an order without an open payment has none', async () => {
    const found = findPayments({ ...target, orderId: 'G2', bizType: 'VIP_MEMBER_CARD' }, {})
    await settled()
    await sent[0]?.answer({ suc: true, ...ok({ state: 'unpaid' }) })
    expect(await found).toEqual([])
  })
})
