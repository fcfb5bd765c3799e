import { answer, forgetCalls, sentTo } from '@tests/domain/order/fakeCalls'
import { clean, draw, tap } from '@tests/ui/mounted'
import { orderList } from '@/contract/order/list'
import { orderTabs } from '@/domain/order/orderTabs'
import { setLanguage } from '@/i18n/language'
import { orderTabWords } from '@/i18n/orderTabs'
import { Orders } from '@/pages/my/index/Orders'
import { OrderListStore } from '@/subPackages/xyfApp/order/order-list/store'

const mockOpened: { path: string; state?: string }[] = []
jest.mock('@/request/call', () => jest.requireActual('@tests/domain/order/fakeCalls').callModule)
jest.mock('@/navigate', () => ({
  go: ({ path }: { path: string }, query?: { state: string }) => mockOpened.push({ path, ...query }),
}))

const tiles = ['unpaid', 'paid', 'finished', 'refund'] as const

beforeEach(() => {
  mockOpened.length = 0
  forgetCalls()
  answer(orderList, () => ({ orders: [] }))
})
afterEach(() => {
  clean()
  setLanguage('zh-CN')
})

describe('orders by state on my', () => {
  it.each(tiles)('the tile %s opens the list at its own tab, which asks for these orders alone', async (tab) => {
    const box = draw(<Orders counts={undefined} />)
    tap(box.querySelector(`#my-orders-${tab}`))
    expect(mockOpened).toEqual([{ path: 'subPackages/xyfApp/order/order-list', state: tab }])
    const list = new OrderListStore(mockOpened[0]?.state)
    await list.load()
    expect(list.tab).toBe(tab)
    expect(orderTabs).toContain(tab)
    expect(sentTo(orderList).map(({ data }) => data)).toEqual([{ page: 1, state: tab }])
  })

  it.each(['zh-CN', 'en'] as const)('a tile is called as its tab is, in %s', (language) => {
    setLanguage(language)
    const box = draw(<Orders counts={undefined} />)
    const names = tiles.map((tab) => box.querySelector(`#my-orders-${tab}`)?.textContent)
    expect(names).toEqual(tiles.map((tab) => orderTabWords()[tab]))
  })

  it('says how many wait, none of those that are done, and 99+ from a hundred on', () => {
    const box = draw(<Orders counts={{ unpaid: 100, paid: 0, finished: 7, refund: 2 }} />)
    const badges = tiles.map((tab) => box.querySelector(`#my-orders-${tab} .my-orders-badge`)?.textContent)
    expect(badges).toEqual(['99+', undefined, undefined, '2'])
  })
})
