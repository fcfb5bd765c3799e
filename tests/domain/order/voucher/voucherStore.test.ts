import { answer, forgetCalls, sentTo } from '@tests/domain/order/fakeCalls'
import { detailRes } from '@tests/domain/order/samples'
import { deferred, settle } from '@tests/lib/deferred'
import { orderDetail } from '@/contract/order/detail'
import { VoucherStore } from '@/domain/order/voucher/voucherStore'

jest.mock('@/request/call', () => jest.requireActual('@tests/domain/order/fakeCalls').callModule)

let level = 0.3

jest.mock('@/platform/host/brightness', () => ({
  brightness: {
    works: true,
    raise: async () => {
      const before = level
      level = 1
      return () => {
        level = before
      }
    },
  },
}))

beforeEach(() => {
  forgetCalls()
  level = 0.3
})

describe('the voucher screen', () => {
  it.each([
    ['finished', '5236962696160251', undefined],
    ['unpaid', undefined, 'pending'],
    ['paying', undefined, 'pending'],
    ['finished', undefined, 'none'],
    ['cancelled', undefined, 'none'],
  ] as const)('of an order that is %s with code %s lacks %s', async (state, voucherCode, missing) => {
    answer(orderDetail, () => detailRes({ state, voucherCode }))
    const store = new VoucherStore('M1')
    await store.load()
    expect(store.missing).toBe(missing)
  })

  it('raises the brightness each time it is shown, and restores it when it is hidden', async () => {
    const store = new VoucherStore('M1')
    store.show()
    store.show()
    await settle()
    expect(level).toBe(1)
    store.hide()
    await settle()
    expect(level).toBe(0.3)
  })

  it('restores the brightness when it is left, also before the host has answered', async () => {
    const store = new VoucherStore('M1')
    store.show()
    store.drop()
    await settle()
    expect(level).toBe(0.3)
  })

  it('asks for its own order, and lacks nothing before there is an answer', async () => {
    answer(orderDetail, () => detailRes({ state: 'finished' }))
    const store = new VoucherStore('M7')
    expect([store.order, store.missing]).toEqual([undefined, undefined])
    await store.load()
    expect(sentTo(orderDetail).map(({ data }) => data)).toEqual([{ orderId: 'M7' }])
  })

  it('leaves the brightness as the customer set it where it was not shown, or was hidden before', async () => {
    const store = new VoucherStore('M1')
    store.hide()
    store.show()
    await settle()
    store.hide()
    await settle()
    level = 0.6
    store.hide()
    store.drop()
    await settle()
    expect(level).toBe(0.6)
  })

  it('takes no answer once it is left', async () => {
    const late = deferred<object>()
    answer(orderDetail, () => late.promise)
    const store = new VoucherStore('M1')
    void store.load()
    store.drop()
    late.resolve(detailRes())
    await settle()
    expect(store.order).toBeUndefined()
  })
})
