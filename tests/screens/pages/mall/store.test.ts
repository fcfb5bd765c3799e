import { pageOf } from '@tests/domain/mall/fakeMall'
import { connectApp } from '@tests/request/fakeApp'
import { argsOf, endAll, ok, refusal, sent, settled } from '@tests/request/fakeHost'
import { MallStore } from '@/pages/mall/index/store'

const around = { banner: [{ id: 'b' }], broadcast: [{ phone: '138****8000', money: 100 }], category: [], brands: [] }
const pageAnswer = (page: number, total: number) =>
  ok({ ...(page === 1 ? { mall: around } : {}), goodList: pageOf(total, page), isNext: total > page * 10 })

beforeEach(() => {
  sent.length = 0
  connectApp()
})
afterEach(endAll)

/** A mall whose first page is there. */
async function opened(total: number): Promise<MallStore> {
  const store = new MallStore()
  void store.load()
  await settled()
  await sent[0]?.answer(pageAnswer(1, total))
  return store
}

describe('the mall', () => {
  it('R-60 keeps isNext and the content around the goods, and appends the goods page by page', async () => {
    const store = await opened(23)
    expect(store.mall).toMatchObject({ banner: around.banner, broadcast: around.broadcast })
    expect([store.goodList.rows.length, store.isNext]).toEqual([10, true])
    void store.loadMore()
    await settled()
    expect(argsOf(sent[1])).toEqual({ page: 2 })
    await sent[1]?.answer(pageAnswer(2, 23))
    void store.loadMore()
    await settled()
    await sent[2]?.answer(pageAnswer(3, 23))
    expect(store.goodList.rows.map(({ goodsId }) => goodsId)).toEqual(Array.from({ length: 23 }, (_, n) => `${n + 1}`))
    expect(store.isNext).toBe(false)
    expect(store.mall?.banner).toHaveLength(1)
  })

  it('R-60 asks for no further page once the server says that none follows, even after a full one', async () => {
    const store = await opened(10)
    expect([store.goodList.rows.length, store.isNext]).toEqual([10, false])
    await store.loadMore()
    expect(sent).toHaveLength(1)
  })

  it('keeps what is shown while it is pulled down, and when that fails', async () => {
    const store = await opened(12)
    const pulled = store.refresh()
    await settled()
    expect(store.goodList.rows).toHaveLength(10)
    await sent[1]?.answer(refusal('BUSY'))
    await pulled
    expect(store.goodList.rows).toHaveLength(10)
    expect(store.remote.value).toBeDefined()
  })

  it('lists the goods of a chosen category and ignores an answer for the one before', async () => {
    const store = await opened(23)
    void store.loadMore()
    await settled()
    store.choose('2')
    await settled()
    expect([store.goods.rows.length, store.goods.status]).toEqual([0, 'loading'])
    expect(argsOf(sent[2])).toEqual({ page: 1, categoryId: '2' })
    await sent[2]?.answer(ok({ goodList: pageOf(3, 1), isNext: false }))
    await sent[1]?.answer(pageAnswer(2, 23))
    expect(store.goodList.rows).toHaveLength(3)
    expect(store.isNext).toBe(false)
  })

  it('W4 R-60 ignores a page that was under way when the list was pulled down, its goods and its isNext', async () => {
    const store = await opened(23)
    void store.loadMore()
    await settled()
    void store.refresh()
    await settled()
    await sent[2]?.answer(pageAnswer(1, 23))
    await sent[1]?.answer(pageAnswer(2, 20))
    expect([store.goodList.rows.length, store.isNext]).toEqual([10, true])
  })

  it('loads once when the end of the page is reported twice', async () => {
    const store = await opened(23)
    void store.loadMore()
    void store.loadMore()
    await settled()
    expect(sent).toHaveLength(2)
  })
})
