import { act } from 'react'
import { preSearch } from '@/contract/mall/search'
import { mall as words } from '@/i18n/zh-CN/mall'
import { ui } from '@/i18n/zh-CN/ui'
import PreMallSearch from '@/subPackages/pre-mall-search/index'
import { answer, forgetCalls, sentTo } from '../../../domain/order/fakeCalls'
import { failure } from '../../../domain/order/orderErrors'
import { clean, draw, filled, tap } from '../../../ui/mounted'

const mockHistory = ['咖啡']
jest.mock('@tarojs/taro', () => ({
  ...jest.requireActual('../../../routes/fakeNavigation').taroModule,
  useDidShow: () => undefined,
  useRouter: () => ({ path: '/subPackages/pre-mall-search/index', params: {} }),
}))
jest.mock('@/domain/mall/searchHistory', () => ({ visitorHistory: () => mockHistory }))
jest.mock('@/request/call', () => jest.requireActual('../../../domain/order/fakeCalls').callModule)
jest.mock('@/shell/AppContext', () => ({ useApp: () => ({ hasLogin: () => false, departures: () => 0 }) }))
jest.mock('@/shell/Screen', () => ({ Screen: jest.requireActual('@/shell/FirstLoad').FirstLoad }))

const settled = () => act(() => new Promise<void>((done) => setTimeout(done)))

beforeEach(forgetCalls)
afterEach(clean)

describe('where a search begins', () => {
  it('R-61 keeps its field and its history when the suggested words do not load; a tap asks for them again', async () => {
    answer(preSearch, failure('http'), () => ({ words: [{ word: '拿铁', urlStatus: 0 }] }))
    const box = draw(<PreMallSearch />)
    await filled()
    expect(box.querySelector('input')).not.toBeNull()
    await settled()
    expect(box.querySelector('input')).not.toBeNull()
    expect(box.querySelector('#search')).not.toBeNull()
    for (const text of ['咖啡', words.suggested, ui.list.failed]) expect(box.textContent).toContain(text)
    tap(box.querySelector('.list-foot-line'))
    await settled()
    expect(sentTo(preSearch)).toHaveLength(2)
    expect(box.textContent).toContain('拿铁')
    expect(box.textContent).not.toContain(ui.list.failed)
  })
})
