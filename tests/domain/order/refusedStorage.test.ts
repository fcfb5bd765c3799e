/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */
import { order } from '@/contract/order/place'
import { orderSubmission } from '@/domain/order/orderSubmission'
import { session } from '@/domain/session/session'
import { answer, forgetCalls, sentTo } from './fakeCalls'
import { failure } from './orderErrors'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/request/call', () => jest.requireActual('./fakeCalls').callModule)

const form = { goodsId: 'g', rechargeType: 't', quantity: 1, rechargeAccount: '13800138000', transAmount: 4_250 }
const submitOrder = (req: typeof form) =>
  orderSubmission(order, { showRefusal: () => true, showLost: () => true }).submit(req)
const ids = () => new Set(sentTo(order).map(({ requestId }) => requestId))

beforeEach(() => {
  forgetCalls()
  answer(order, failure('timeout'))
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError')
  })
})

describe('in a browser that stores nothing', () => {
  it('R-82 the try after a lost order answer goes under the same id', async () => {
    await submitOrder(form)
    await submitOrder(form)
    expect(sentTo(order)).toHaveLength(2)
    expect(ids().size).toBe(1)
  })

  it('U3 the next customer’s order goes under its own id', async () => {
    session.signOut()
    await submitOrder(form)
    session.signOut()
    await submitOrder(form)
    expect(ids().size).toBe(2)
  })
})
