import { connectApp } from '@tests/request/fakeApp'
import { argsOf, endAll, ok, refusal, sent, settled } from '@tests/request/fakeHost'
import type { OrderState } from '@/contract/order/detail'
import { isOrderClosed, isOrderPaid } from '@/domain/cashier/gateway/orderStatus'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@tests/domain/cashier/fakeHost').hostModule)

beforeEach(() => void connectApp())
afterEach(endAll)

const order = { orderId: 'M1', bizType: 'MALL_ORDER' } as const

describe('P18 whether an order was paid', () => {
  it.each<[OrderState, boolean]>([
    ['unpaid', false],
    ['paying', false],
    ['paid', true],
    ['finished', true],
    ['cancelled', false],
    ['refunding', false],
  ])('P18 an order that is %s: %s', async (state, isPaid) => {
    const answer = isOrderPaid(order)
    await settled()
    await sent[0]?.answer(ok({ orderDetail: { orderId: 'M1', state, payAmount: 1 }, now: 1 }))
    expect(await answer).toBe(isPaid)
  })

  it.each([
    ['unpaid', false],
    ['paid', true],
    ['closed', false],
  ] as const)('P18 a membership whose order is %s: %s, by its own query', async (state, isPaid) => {
    const answer = isOrderPaid({ orderId: 'G1', bizType: 'VIP_MEMBER_CARD' })
    await settled()
    expect(sent.map(({ url }) => url)).toEqual([expect.stringMatching(/\/member\/order-info$/)])
    expect(argsOf(sent[0])).toMatchObject({ orderId: 'G1' })
    await sent[0]?.answer({ suc: true, ...ok({ state }) })
    expect(await answer).toBe(isPaid)
  })

  it.each(['MALL_ORDER', 'VIP_MEMBER_CARD'] as const)(
    'P18 an order that cannot be asked is not paid (%s)',
    async (bizType) => {
      const answer = isOrderPaid({ orderId: 'M1', bizType })
      await settled()
      await sent[0]?.answer(refusal('ORDER_UNKNOWN'))
      expect(await answer).toBe(false)
    },
  )
})

describe('P15 whether an order takes money no more', () => {
  it.each<[OrderState, boolean]>([
    ['unpaid', false],
    ['paying', false],
    ['paid', false],
    ['cancelled', true],
    ['refunding', true],
  ])('P15 an order that is %s: %s', async (state, isClosed) => {
    const answer = isOrderClosed(order)
    await settled()
    await sent[0]?.answer(ok({ orderDetail: { orderId: 'M1', state, payAmount: 1 }, now: 1 }))
    expect(await answer).toBe(isClosed)
  })

  it('P15 an order that cannot be asked is not closed', async () => {
    const answer = isOrderClosed(order)
    await settled()
    await sent[0]?.answer(refusal('ORDER_UNKNOWN'))
    expect(await answer).toBe(false)
  })
})
