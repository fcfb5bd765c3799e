import { isOrderOpen, orderIntents } from '@/domain/order/orderIntents'
import { orderIntentsKey } from '@/domain/session/customerKeys'
import { launchStorage } from '@/platform/storage/sessionStorage'
import { forgetCalls } from './fakeCalls'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/request/call', () => jest.requireActual('./fakeCalls').callModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('./fakeCalls').storageModule)

const order = (goodsId: string, quantity = 1) => ({ goodsId, quantity })
const intents = orderIntents('/order')

beforeEach(forgetCalls)

describe('the ids of orders whose end is not known', () => {
  it('R-82 are kept for the last five, and the next order of the oldest form is another one', () => {
    const ids = [1, 2, 3, 4, 5, 6].map((pieces) => intents.of(order('g', pieces)).requestId)
    expect(new Set(ids).size).toBe(6)
    const again = [2, 3, 4, 5, 6].map((pieces) => intents.of(order('g', pieces)))
    expect(again).toEqual(ids.slice(1).map((requestId) => ({ requestId, isReused: true })))
    const oldest = intents.of(order('g', 1))
    expect(oldest.isReused).toBe(false)
    expect(ids).not.toContain(oldest.requestId)
  })

  it('R-82 are those of one endpoint: the same form to another one is another order', () => {
    const { requestId } = intents.of(order('g'))
    const other = orderIntents('/order/again').of(order('g'))
    expect([other.isReused, other.requestId === requestId]).toEqual([false, false])
    expect(intents.of(order('g'))).toEqual({ requestId, isReused: true })
  })

  it('R-82 do not go to an order whose fingerprint in the storage is not one', () => {
    const { requestId } = intents.of(order('g'))
    const stored = launchStorage.read(orderIntentsKey) as { form: string }[]
    launchStorage.write(orderIntentsKey, [
      ...stored.map((one) => ({ ...one, form: one.form.slice(1) })),
      { form: 'x'.repeat(32), requestId: 'r', goodsId: 'h' },
    ])
    expect(isOrderOpen('h')).toBe(false)
    expect(intents.of(order('g')).requestId).not.toBe(requestId)
  })
})

describe('the warning about an order whose end the customer has not seen', () => {
  it('R-82 is about the goods of that order alone', () => {
    intents.of(order('g'))
    expect([isOrderOpen('g'), isOrderOpen('h')]).toEqual([true, false])
  })

  it('R-82 goes on where another order of the same goods is refused', () => {
    intents.of(order('g', 1))
    intents.of(order('g', 2))
    intents.end(order('g', 2), 'over')
    expect(isOrderOpen('g')).toBe(true)
  })

  it('R-82 ends with an order of the same goods that the customer has seen, and goes on for other goods', () => {
    const { requestId } = intents.of(order('g', 1))
    intents.of(order('h'))
    intents.of(order('g', 2))
    intents.end(order('g', 2), 'done')
    expect([isOrderOpen('g'), isOrderOpen('h')]).toEqual([false, true])
    expect(intents.of(order('g', 1))).toEqual({ requestId, isReused: true })
  })
})
