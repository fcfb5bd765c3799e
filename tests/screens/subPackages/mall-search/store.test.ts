import { pageOf } from '@tests/domain/mall/fakeMall'
import { connectApp, type FakeApp } from '@tests/request/fakeApp'
import { argsOf, endAll, ok, refusal, sent, settled } from '@tests/request/fakeHost'
import { SearchStore } from '@/subPackages/mall-search/index/store'

let app: FakeApp

beforeEach(() => {
  sent.length = 0
  app = connectApp()
})
afterEach(endAll)

async function searched(rows: number): Promise<SearchStore> {
  const store = new SearchStore({ keyword: '会员' })
  void store.load()
  await settled()
  await sent[0]?.answer(ok({ goodsList: pageOf(rows, 1) }))
  return store
}

describe('search results', () => {
  it('R-61 fewer than 10 rows end the list', async () => {
    const store = await searched(9)
    expect([store.goods.rows.length, store.goods.hasMore]).toEqual([9, false])
    await store.loadMore()
    expect(sent).toHaveLength(1)
  })

  it('R-61 a page of 10 is followed by the next one', async () => {
    const store = await searched(10)
    void store.loadMore()
    await settled()
    expect(argsOf(sent[1])).toEqual({ keyword: '会员', page: 2, pageSize: 10, sort: 'default' })
    await sent[1]?.answer(ok({ goodsList: [] }))
    expect([store.goods.rows.length, store.goods.hasMore]).toEqual([10, false])
  })

  it('another order starts from page 1', async () => {
    const store = await searched(10)
    store.choose('priceUp')
    await settled()
    expect(argsOf(sent[1])).toEqual({ keyword: '会员', page: 1, pageSize: 10, sort: 'priceUp' })
    expect(store.goods.rows).toEqual([])
    store.choose('priceUp')
    await settled()
    expect(sent).toHaveLength(2)
  })

  it('a category is asked for by its id, so that its name does not come into the search history', async () => {
    const store = new SearchStore({ keyword: '礼品卡', categoryId: '301' })
    void store.load()
    await settled()
    expect(argsOf(sent[0])).toEqual({ categoryId: '301', page: 1, pageSize: 10, sort: 'default' })
    await sent[0]?.answer(ok({ goodsList: pageOf(6, 1) }))
    expect(store.goods.rows).toHaveLength(6)
  })

  it('R-44 a first search that fails is no toast, since the list shows it', async () => {
    const store = new SearchStore({ keyword: '会员' })
    const loaded = store.load()
    await settled()
    await sent[0]?.answer(refusal('BUSY', 'busy'))
    await loaded
    expect(store.goods).toMatchObject({ status: 'failed', rows: [] })
    expect(app.shown).toHaveLength(0)
  })
})
