import { cancelOrder, orderDetail } from '@/contract/order/detail'
import { DetailStore } from '@/domain/order/detailStore'
import { deferred } from '../../lib/deferred'
import { answer, forgetCalls, sentTo } from './fakeCalls'
import { failure, refusal } from './orderErrors'
import { detailRes } from './samples'

jest.mock('@/request/call', () => jest.requireActual('./fakeCalls').callModule)

const start = 5_000_000
let store: DetailStore

beforeEach(() => {
  forgetCalls()
  jest.useFakeTimers({ now: start })
  store = new DetailStore('M1')
})
afterEach(() => {
  store.drop()
  jest.useRealTimers()
})

describe('one order', () => {
  it('R-65 is asked for by the order number of the address, and tells what drives its payment', async () => {
    answer(orderDetail, () => detailRes())
    await store.load()
    expect(sentTo(orderDetail)[0]?.data).toEqual({ orderId: 'M1' })
    expect(store.order?.state).toBe('unpaid')
    expect(store.payParams).toEqual({ orderId: 'M1', amount: 5_000, deductType: 1 })
    expect(store.actions).toEqual(['cancel', 'pay'])
  })

  it('R-65 that is paid has nothing to pay, and offers its voucher', async () => {
    answer(orderDetail, () => detailRes({ state: 'finished', voucherCode: '5236962696160251' }))
    await store.load()
    expect(store.payParams).toBeUndefined()
    expect(store.actions).toEqual(['buyAgain', 'voucher'])
  })

  it('N3 counts by the clock of the server', async () => {
    answer(orderDetail, () => detailRes({}, start + 90_000))
    await store.load()
    expect(store.clockOffset).toBe(90_000)
  })

  it('stays on the screen when it cannot be read anew', async () => {
    answer(orderDetail, () => detailRes(), failure('offline'))
    await store.load()
    await store.load()
    expect(store.order?.orderId).toBe('M1')
    expect(store.detail.status).toBe('failed')
  })
})

describe('an order that moves by itself', () => {
  it('is asked about every two seconds until it stands still', async () => {
    const paid = () => detailRes({ state: 'paid' })
    answer(orderDetail, paid, paid, paid, () => detailRes({ state: 'finished' }))
    await store.load()
    await jest.advanceTimersByTimeAsync(1_000)
    expect(sentTo(orderDetail)).toHaveLength(2)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(store.order?.state).toBe('finished')
    expect(sentTo(orderDetail)).toHaveLength(4)
  })

  it('is left alone while the screen is hidden, and asked about once it is shown', async () => {
    answer(orderDetail, () => detailRes({ state: 'paid' }))
    await store.load()
    await jest.advanceTimersByTimeAsync(0)
    store.rest()
    const before = sentTo(orderDetail).length
    await jest.advanceTimersByTimeAsync(60_000)
    expect(sentTo(orderDetail)).toHaveLength(before)
    answer(orderDetail, () => detailRes({ state: 'finished' }))
    await store.load()
    expect(store.order?.state).toBe('finished')
  })

  it('that was asked about before the screen was hidden does not overwrite what is read afterwards', async () => {
    const late = deferred<object>()
    answer(
      orderDetail,
      () => detailRes({ state: 'paid' }),
      () => late.promise,
      () => detailRes({ state: 'finished' }),
    )
    await store.load()
    await jest.advanceTimersByTimeAsync(0)
    store.rest()
    await store.load()
    late.resolve(detailRes({ state: 'paid' }))
    await jest.advanceTimersByTimeAsync(0)
    expect(store.order?.state).toBe('finished')
  })

  it('that is left while it is being read asks nothing more', async () => {
    const late = deferred<object>()
    answer(
      orderDetail,
      () => detailRes({ state: 'finished' }),
      () => late.promise,
    )
    await store.load()
    const loading = store.load()
    store.rest()
    late.resolve(detailRes({ state: 'paid' }))
    await loading
    await jest.advanceTimersByTimeAsync(10_000)
    expect(sentTo(orderDetail)).toHaveLength(2)
  })

  it('is asked about anew by a reload after the schedule is over', async () => {
    answer(orderDetail, () => detailRes({ state: 'paid' }))
    await store.load()
    await jest.advanceTimersByTimeAsync(16 * 60_000)
    const before = sentTo(orderDetail).length
    await jest.advanceTimersByTimeAsync(60_000)
    expect(sentTo(orderDetail)).toHaveLength(before)
    await store.load()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(sentTo(orderDetail).length).toBeGreaterThan(before + 2)
  })

  it('has one poller however often the screen is shown', async () => {
    answer(orderDetail, () => detailRes({ state: 'paying' }))
    await store.load()
    await store.load()
    await store.load()
    await jest.advanceTimersByTimeAsync(0)
    const before = sentTo(orderDetail).length
    await jest.advanceTimersByTimeAsync(2_000)
    expect(sentTo(orderDetail)).toHaveLength(before + 1)
  })
})

describe('cancelling', () => {
  beforeEach(async () => {
    answer(
      orderDetail,
      () => detailRes(),
      () => detailRes({ state: 'cancelled' }),
    )
    await store.load()
    store.open('cancel')
  })

  it('that breaks on a mistake of ours does not hide it, and may be tried again', async () => {
    answer(cancelOrder, () => {
      throw new TypeError('x is not a function')
    })
    await expect(store.cancel()).rejects.toThrow(TypeError)
    expect(store.cancelling).toBe(false)
  })

  it('twice in one tick cancels once and shows the order as it is then', async () => {
    const server = deferred<object>()
    answer(cancelOrder, () => server.promise)
    const taps = [store.cancel(), store.cancel()]
    server.resolve({ state: 'cancelled' })
    await Promise.all(taps)
    expect(sentTo(cancelOrder)).toHaveLength(1)
    expect(store.order?.state).toBe('cancelled')
    expect(store.sheet).toBeUndefined()
    expect(store.actions).toEqual(['buyAgain'])
  })

  it('that is refused reads the order anew, since it was another than the screen said', async () => {
    answer(cancelOrder, refusal('ORDER_NOT_CANCELLABLE'))
    await store.cancel()
    expect(sentTo(orderDetail)).toHaveLength(2)
    expect(store.cancelling).toBe(false)
  })
})
