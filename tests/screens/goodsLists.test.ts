import { pageOf } from '@tests/domain/mall/fakeMall'
import { connectApp } from '@tests/request/fakeApp'
import { argsOf, endAll, ok, sent, settled } from '@tests/request/fakeHost'
import { getTransactionPrice } from '@/contract/mall/goods'
import { shopSearch } from '@/contract/mall/search'
import { brandGoods, goodsList, shop } from '@/contract/mall/shelf'
import { drop } from '@/lib/drop'
import { MallStore } from '@/pages/mall/index/store'
import { AllowanceStore } from '@/subPackages/allowance-down/index/store'
import { CarnivalStore } from '@/subPackages/carnival-shopping/index/store'
import { SearchStore } from '@/subPackages/mall-search/index/store'
import { BrandStore } from '@/subPackages/xyfApp/product-list/index/store'

/** A store of a screen with a list of goods. */
interface GoodsStore {
  load(): Promise<void>
  show?(visit: { isFirst: boolean }): void
  refresh(): Promise<void>
  loadMore(): Promise<void>
}

const page = (total: number, number: number) => ok({ goodsList: pageOf(total, number) })
const mallPage = (total: number, number: number) =>
  ok({ goodList: pageOf(total, number), isNext: total > number * 10, mall: {} })

/** Each screen: its store, the goods that it lists, its endpoint, and an answer with a page of so many goods. */
const screens = {
  mall: () => {
    const store = new MallStore()
    return { store, rows: () => store.goods.rows.length, path: shop.path, answer: mallPage }
  },
  carnival: () => {
    const store = new CarnivalStore()
    return { store, rows: () => store.goods.rows.length, path: goodsList.path, answer: page }
  },
  search: () => {
    const store = new SearchStore({ keyword: '会员' })
    return { store, rows: () => store.goods.rows.length, path: shopSearch.path, answer: page }
  },
  brand: () => {
    const store = new BrandStore('heron')
    return { store, rows: () => store.goods.rows.length, path: brandGoods.path, answer: page }
  },
  'falling prices': () => {
    const store = new AllowanceStore()
    return { store, rows: () => store.falling.rows.length, path: goodsList.path, answer: page }
  },
}

beforeEach(() => {
  sent.length = 0
  connectApp()
})
afterEach(endAll)

describe.each(Object.entries(screens))('the goods of a list: %s', (_, make) => {
  let screen: ReturnType<typeof make> & { store: GoodsStore }
  const calls = () => sent.filter(({ url }) => url === screen.path)
  const pages = () => calls().map((call) => (argsOf(call) as { page: number }).page)

  /** Answers a read of the list, and the prices that some screens ask for then, which would take all slots. */
  async function answerPage(index: number, total: number, number: number): Promise<void> {
    await calls()[index]?.answer(screen.answer(total, number))
    await settled()
    const prices = () => sent.filter(({ url }) => url === getTransactionPrice.path)
    for (let price = 0; price < prices().length; price++) await prices()[price]?.answer(ok({ steps: [], now: 1 }))
  }

  beforeEach(async () => {
    screen = make()
    void screen.store.load()
    await settled()
  })

  it('are read once at opening', async () => {
    screen.store.show?.({ isFirst: true })
    void screen.store.load()
    await answerPage(0, 12, 1)
    expect([pages(), screen.rows()]).toEqual([[1], 10])
  })

  it('stay after a sign-in, with the place in them', async () => {
    await answerPage(0, 12, 1)
    void screen.store.loadMore()
    await settled()
    await answerPage(1, 12, 2)
    await screen.store.load()
    await settled()
    expect([pages(), screen.rows()]).toEqual([[1, 2], 12])
  })

  it('stay until they are read again', async () => {
    await answerPage(0, 12, 1)
    void screen.store.refresh()
    await settled()
    expect([pages(), screen.rows()]).toEqual([[1, 1], 10])
    await answerPage(1, 3, 1)
    expect(screen.rows()).toBe(3)
  })

  it('are ignored once the screen is closed, and nothing further is asked for', async () => {
    drop(screen.store)
    const before = sent.length
    await calls()[0]?.answer(screen.answer(12, 1))
    await settled()
    expect([screen.rows(), sent.length]).toEqual([0, before])
  })
})
