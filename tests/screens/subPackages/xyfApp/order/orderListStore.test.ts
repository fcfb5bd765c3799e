import { answer, forgetCalls, sentTo } from '@tests/domain/order/fakeCalls'
import { failure } from '@tests/domain/order/orderErrors'
import { detailRes } from '@tests/domain/order/samples'
import { settled } from '@tests/request/fakeHost'
import { orderDetail } from '@/contract/order/detail'
import { type OrderListReq, type OrderRow, orderList } from '@/contract/order/list'
import { drop } from '@/lib/drop'
import { OrderListStore } from '@/subPackages/xyfApp/order/order-list/store'

jest.mock('@/request/call', () => jest.requireActual('@tests/domain/order/fakeCalls').callModule)

const row = (index: number): OrderRow => ({
  orderId: `M${index}`,
  state: 'unpaid',
  stateText: '待支付',
  title: '话费',
  picture: '',
  rechargeTypeName: '50 元',
  quantity: 1,
  payAmount: 5_000,
  createdAt: 0,
  payDeadline: 0,
})

/** The server's orders, ten a page. */
const serve = (count: number) =>
  answer(orderList, (data) => {
    const { page } = data as OrderListReq
    const rows = Array.from({ length: count }, (_, index) => row(index))
    return { orders: rows.slice((page - 1) * 10, page * 10), now: Date.now() }
  })

beforeEach(forgetCalls)

describe('the list of orders', () => {
  it.each([
    ['unpaid', { page: 1, state: 'unpaid' }],
    ['refund', { page: 1, state: 'refund' }],
    ['all', { page: 1 }],
    ['nonsense', { page: 1 }],
    [undefined, { page: 1 }],
  ])('opened with the state %s asks for %j', async (state, data) => {
    serve(3)
    await new OrderListStore(state).load()
    expect(sentTo(orderList).map((call) => call.data)).toEqual([data])
  })

  it('goes on page by page to its end', async () => {
    serve(23)
    const store = new OrderListStore('all')
    await store.load()
    while (store.list.hasMore) await store.loadMore()
    expect(store.list.rows.map(({ orderId }) => orderId)).toEqual(Array.from({ length: 23 }, (_, n) => `M${n}`))
    expect(sentTo(orderList)).toHaveLength(3)
  })

  it('reads one of a membership anew with the list, and asks for none of goods', async () => {
    answer(orderList, () => ({ orders: [{ ...row(1), vipType: 'gold' }], now: Date.now() }))
    const store = new OrderListStore('all')
    await store.load()
    await store.renew('M1')
    expect([sentTo(orderList).length, sentTo(orderDetail).length]).toEqual([2, 0])
  })

  it('begins again with another tab, and does nothing for the one that is open', async () => {
    serve(12)
    const store = new OrderListStore('all')
    await store.load()
    await store.list.loadMore()
    store.choose('all')
    store.choose('finished')
    await settled()
    expect(
      sentTo(orderList)
        .slice(2)
        .map(({ data }) => data),
    ).toEqual([{ page: 1, state: 'finished' }])
    expect(store.list.rows).toHaveLength(10)
  })

  it('reads the order again that was looked at, and keeps its place and all other rows', async () => {
    serve(23)
    const store = new OrderListStore('all')
    await store.load()
    await store.list.loadMore()
    answer(orderDetail, () => detailRes({ orderId: 'M12', state: 'finished', stateText: '已完成' }))
    store.open('M12')
    store.show()
    await settled()
    expect(store.rowOf('M12')).toMatchObject({ state: 'finished', stateText: '已完成', title: '话费' })
    expect(store.list.rows).toHaveLength(20)
    store.show()
    expect(sentTo(orderDetail)).toHaveLength(1)
  })

  it('is read again when it is shown after an order was made from it, and only then', async () => {
    serve(3)
    const store = new OrderListStore('all')
    await store.load()
    serve(4)
    store.open('M1')
    store.outdate()
    store.show()
    await settled()
    expect([store.list.rows.length, sentTo(orderDetail).length]).toEqual([4, 0])
    store.show()
    await settled()
    expect(sentTo(orderList)).toHaveLength(2)
  })

  it('no longer lists under 待支付 an order that was paid from it, and goes on listing one that was not', async () => {
    serve(3)
    const store = new OrderListStore('unpaid')
    await store.load()
    answer(orderDetail, () => detailRes({ orderId: 'M1', state: 'paying', stateText: '支付中' }))
    await store.renew('M1')
    expect(store.rowOf('M1')).toMatchObject({ state: 'paying' })
    serve(2)
    answer(orderDetail, () => detailRes({ orderId: 'M2', state: 'finished', stateText: '已完成' }))
    await store.renew('M2')
    expect(store.list.rows.map(({ orderId }) => orderId)).toEqual(['M0', 'M1'])
  })

  it('keeps a row that cannot be read again', async () => {
    serve(1)
    const store = new OrderListStore('all')
    await store.load()
    answer(orderDetail, failure('offline'))
    await store.renew('M0')
    expect(store.rowOf('M0')).toEqual(row(0))
  })

  it('throws a programming error on while it reads a row again', async () => {
    serve(1)
    const store = new OrderListStore('all')
    await store.load()
    answer(orderDetail, () => ({ now: 0 }))
    await expect(store.renew('M0')).rejects.toThrow(TypeError)
  })

  it('ignores what is read of a row once its screen is closed', async () => {
    serve(1)
    const store = new OrderListStore('all')
    await store.load()
    answer(orderDetail, () => detailRes({ orderId: 'M0', state: 'finished' }))
    const reading = store.renew('M0')
    drop(store)
    await reading
    expect(store.rowOf('M0')).toEqual(row(0))
  })
})
