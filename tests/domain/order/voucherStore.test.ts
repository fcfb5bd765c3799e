import { orderDetail } from '@/contract/order/detail'
import { VoucherStore } from '@/domain/order/voucherStore'
import { settle } from '../../lib/deferred'
import { answer, forgetCalls } from './fakeCalls'
import { detailRes } from './samples'

jest.mock('@/request/call', () => jest.requireActual('./fakeCalls').callModule)

let level = 0.3

jest.mock('@/platform/brightness', () => ({
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
})
