import { answer, forgetCalls, sentTo } from '@tests/domain/order/fakeCalls'
import { failure, refusal } from '@tests/domain/order/orderErrors'
import { detailRes } from '@tests/domain/order/samples'
import { deferred } from '@tests/lib/deferred'
import { cancelOrder, orderDetail } from '@/contract/order/detail'
import { DetailStore } from '@/domain/order/detail/detailStore'

jest.mock('@/request/call', () => jest.requireActual('@tests/domain/order/fakeCalls').callModule)

const start = 5_000_000
let store: DetailStore

/** Opens the screen as `useScreenStore` does: loaded, then shown. */
async function open(): Promise<void> {
  const loading = store.load()
  store.show({ isFirst: true })
  await loading
}

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

  it('R-65 is read once at opening, and again each time its screen is shown', async () => {
    answer(orderDetail, () => detailRes())
    await open()
    expect(sentTo(orderDetail)).toHaveLength(1)
    store.hide()
    store.show({ isFirst: false })
    expect(sentTo(orderDetail)).toHaveLength(2)
  })

  it('R-65 offers nothing before it is read, and asks nothing', () => {
    expect([store.order, store.payParams, store.actions, store.asksToCancel]).toEqual([undefined, undefined, [], false])
  })

  it('R-65 that is finished without a voucher offers none', async () => {
    answer(orderDetail, () => detailRes({ state: 'finished' }))
    await store.load()
    expect(store.actions).toEqual(['buyAgain'])
  })

  it('stays on the screen when it cannot be read again', async () => {
    answer(orderDetail, () => detailRes(), failure('offline'))
    await store.load()
    await store.load()
    expect(store.order?.orderId).toBe('M1')
    expect(store.detail.status).toBe('failed')
  })
})

describe('an order whose state changes on the server', () => {
  it('is polled every two seconds until its state is final', async () => {
    const paid = () => detailRes({ state: 'paid' })
    answer(orderDetail, paid, paid, paid, () => detailRes({ state: 'finished' }))
    await open()
    await jest.advanceTimersByTimeAsync(1_000)
    expect(sentTo(orderDetail)).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(1_000)
    expect(sentTo(orderDetail)).toHaveLength(2)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(store.order?.state).toBe('finished')
    expect(sentTo(orderDetail)).toHaveLength(4)
  })

  it('is not polled while the page is hidden, and is polled again once it is shown', async () => {
    answer(orderDetail, () => detailRes({ state: 'paid' }))
    await open()
    store.hide()
    const before = sentTo(orderDetail).length
    await jest.advanceTimersByTimeAsync(60_000)
    expect(sentTo(orderDetail)).toHaveLength(before)
    answer(orderDetail, () => detailRes({ state: 'finished' }))
    store.show({ isFirst: false })
    await jest.advanceTimersByTimeAsync(0)
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
    await open()
    await jest.advanceTimersByTimeAsync(2_000)
    expect(sentTo(orderDetail)).toHaveLength(2)
    store.hide()
    store.show({ isFirst: false })
    await jest.advanceTimersByTimeAsync(0)
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
    await open()
    store.show({ isFirst: false })
    store.hide()
    late.resolve(detailRes({ state: 'paid' }))
    await jest.advanceTimersByTimeAsync(10_000)
    expect(sentTo(orderDetail)).toHaveLength(2)
  })

  it('is asked about again by a reload after the schedule is over', async () => {
    answer(orderDetail, () => detailRes({ state: 'paid' }))
    await open()
    await jest.advanceTimersByTimeAsync(16 * 60_000)
    const before = sentTo(orderDetail).length
    await jest.advanceTimersByTimeAsync(60_000)
    expect(sentTo(orderDetail)).toHaveLength(before)
    await store.load()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(sentTo(orderDetail).length).toBeGreaterThan(before + 2)
  })

  it('is not polled before its screen is shown', async () => {
    answer(orderDetail, () => detailRes({ state: 'paid' }))
    await store.load()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(sentTo(orderDetail)).toHaveLength(1)
  })

  it('is not polled once its screen is closed, and an answer under way is not taken', async () => {
    const late = deferred<object>()
    answer(
      orderDetail,
      () => detailRes({ state: 'paid' }),
      () => late.promise,
    )
    await open()
    await jest.advanceTimersByTimeAsync(2_000)
    store.drop()
    late.resolve(detailRes({ state: 'finished' }))
    await jest.advanceTimersByTimeAsync(60_000)
    expect(sentTo(orderDetail)).toHaveLength(2)
    expect(store.order?.state).toBe('paid')
  })

  it('has one poller however often the screen is shown', async () => {
    answer(orderDetail, () => detailRes({ state: 'paying' }))
    await open()
    store.show({ isFirst: false })
    store.show({ isFirst: false })
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
    await open()
    store.askToCancel()
  })

  const ended = () => jest.advanceTimersByTimeAsync(0)

  it('is asked about first, and not sent where the customer keeps the order', async () => {
    expect(store.asksToCancel).toBe(true)
    store.keep()
    await ended()
    expect([store.asksToCancel, sentTo(cancelOrder)]).toEqual([false, []])
  })

  it('throws a programming error on, and may be tried again', async () => {
    answer(cancelOrder, () => {
      throw new TypeError('x is not a function')
    })
    await expect(store.cancelling.submit({ orderId: 'M1' })).rejects.toThrow(TypeError)
    expect([store.cancelling.busy, store.asksToCancel]).toEqual([false, true])
  })

  it('twice in one tick cancels once and shows the order as it is then', async () => {
    const server = deferred<object>()
    answer(cancelOrder, () => server.promise)
    store.cancel()
    store.cancel()
    server.resolve({ state: 'cancelled' })
    await ended()
    expect(sentTo(cancelOrder).map(({ data }) => data)).toEqual([{ orderId: 'M1' }])
    expect(store.order?.state).toBe('cancelled')
    expect(store.asksToCancel).toBe(false)
    expect(store.actions).toEqual(['buyAgain'])
  })

  it('that is refused reads the order again, since its state had changed', async () => {
    answer(cancelOrder, refusal('ORDER_NOT_CANCELLABLE'))
    store.cancel()
    await ended()
    expect(sentTo(orderDetail)).toHaveLength(2)
    expect(store.asksToCancel).toBe(false)
    expect(store.cancelling.end).toMatchObject({ kind: 'refused', isShown: false })
  })

  it('whose answer is lost reads the order again, and goes under the same id next time', async () => {
    answer(cancelOrder, failure('timeout'))
    store.cancel()
    await ended()
    expect(sentTo(orderDetail)).toHaveLength(2)
    expect(store.cancelling.take()).toMatchObject({ kind: 'lost', isShown: false })
    store.cancel()
    await ended()
    expect(new Set(sentTo(cancelOrder).map(({ requestId }) => requestId)).size).toBe(1)
  })
})
