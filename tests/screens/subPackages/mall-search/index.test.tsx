import { pageOf } from '@tests/domain/mall/fakeMall'
import { answer, forgetCalls, sentTo } from '@tests/domain/order/fakeCalls'
import { failure } from '@tests/domain/order/orderErrors'
import { openScreen, settle } from '@tests/screens/screenTest'
import { clean, tap } from '@tests/ui/mounted'
import { shopSearch } from '@/contract/mall/search'
import { consent } from '@/domain/account/consent'
import { mall as words } from '@/i18n/mall'
import { shell } from '@/i18n/shell'
import { go, replace } from '@/navigate'
import { routes } from '@/routes'
import MallSearch from '@/subPackages/mall-search/index'

jest.mock('@/navigate', () => ({ ...jest.requireActual('@/navigate'), go: jest.fn(), replace: jest.fn() }))
jest.mock('@/request/call', () => jest.requireActual('@tests/domain/order/fakeCalls').callModule)

beforeEach(() => consent.accept())
afterEach(() => {
  clean()
  forgetCalls()
})

async function searched(): Promise<HTMLElement> {
  const box = openScreen(MallSearch, routes.mallSearch.path, { keyword: '火星' })
  await settle()
  return box
}

it('a search that found nothing leads to all categories', async () => {
  answer(shopSearch, () => ({ goodsList: [] }))
  const box = await searched()
  expect(box.textContent).toContain(words.noResult('火星'))
  tap(box.querySelector(`[aria-label="${words.allCategories}"]`))
  expect(go).toHaveBeenCalledWith(routes.category)
})

it('R-44 a search that fails says so in place of the goods, under its own search field, and can be repeated', async () => {
  answer(shopSearch, failure('offline'), () => ({ goodsList: pageOf(3, 1) }))
  const box = await searched()
  expect(box.textContent).toContain(shell.offline)
  expect(box.querySelector('.search-box')?.textContent).toBe('火星')
  tap(box.querySelector(`[aria-label="${shell.retry}"]`))
  await settle()
  expect(sentTo(shopSearch)).toHaveLength(2)
  expect(box.querySelectorAll('.goods-card')).toHaveLength(3)
})

it.each([
  [{ keyword: '火星' }, { keyword: '火星' }],
  [{ keyword: '话费', categoryId: 'c1' }, {}],
])('R-61 %o opens the search field again with its word, but not with the name of a category', async (query, sent) => {
  answer(shopSearch, () => ({ goodsList: [] }))
  const box = openScreen(MallSearch, routes.mallSearch.path, query)
  await settle()
  tap(box.querySelector('.search-box'))
  expect(replace).toHaveBeenCalledWith(routes.preMallSearch, sent)
})
