import type { OrderState } from '@/contract/order/detail'
import { isOrderPaid } from '@/domain/cashier/orderPaid'
import { connectApp } from '../../request/fakeApp'
import { endAll, ok, sent, settled } from '../../request/fakeHost'

jest.mock('@tarojs/taro', () => jest.requireActual('../../request/fakeHost').taroModule)
jest.mock('@/platform/host', () => jest.requireActual('./fakeHost').hostModule)

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
    await sent[0]?.answer(ok({ orderDetail: { state }, now: 1 }))
    expect(await answer).toBe(isPaid)
  })

  it('P18 an order that cannot be asked is not paid', async () => {
    const answer = isOrderPaid(order)
    await settled()
    await sent[0]?.answer('', 500)
    expect(await answer).toBe(false)
    expect(await isOrderPaid({ ...order, bizType: 'VIP_MEMBER_CARD' })).toBe(false)
    expect(sent).toHaveLength(1)
  })
})
