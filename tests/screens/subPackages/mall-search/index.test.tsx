import { act } from 'react'
import { shopSearch } from '@/contract/mall/search'
import { mall as words } from '@/i18n/zh-CN/mall'
import { go } from '@/navigate'
import { routes } from '@/routes'
import MallSearch from '@/subPackages/mall-search/index'
import { answer, forgetCalls } from '../../../domain/order/fakeCalls'
import { clean, draw, tap } from '../../../ui/mounted'

jest.mock('@tarojs/taro', () => ({
  ...jest.requireActual('../../../routes/fakeNavigation').taroModule,
  usePageScroll: () => undefined,
  usePullDownRefresh: () => undefined,
  useReachBottom: () => undefined,
  useRouter: () => ({ path: '/subPackages/mall-search/index', params: {} }),
}))
jest.mock('@/navigate', () => ({ ...jest.requireActual('@/navigate'), go: jest.fn() }))
jest.mock('@/request/call', () => jest.requireActual('../../../domain/order/fakeCalls').callModule)
jest.mock('@/shell/AppContext', () => ({ useApp: () => ({ hasLogin: () => false, departures: () => 0 }) }))
jest.mock('@/shell/useQuery', () => ({ useQuery: () => ({ keyword: '火星' }) }))
jest.mock('@/ui/Tabs', () => ({ Tabs: () => null }))
jest.mock('@/shell/Screen', () => ({ Screen: jest.requireActual('@/shell/FirstLoad').FirstLoad }))

afterEach(() => {
  clean()
  forgetCalls()
})

it('a search that found nothing leads to all categories', async () => {
  answer(shopSearch, () => ({ goodsList: [] }))
  const box = draw(<MallSearch />)
  await act(() => new Promise<void>((done) => setTimeout(done)))
  expect(box.textContent).toContain(words.noResult('火星'))
  tap(box.querySelector(`[aria-label="${words.allCategories}"]`))
  expect(go).toHaveBeenCalledWith(routes.category)
})
