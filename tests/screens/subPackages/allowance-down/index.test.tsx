import type { ReactNode } from 'react'
import { act } from 'react'
import { getTransactionPrice, goods } from '@/contract/mall/goods'
import { goodsList } from '@/contract/mall/shelf'
import { mall } from '@/i18n/zh-CN/mall'
import { ui } from '@/i18n/zh-CN/ui'
import { go } from '@/navigate'
import { routes } from '@/routes'
import AllowanceDown from '@/subPackages/allowance-down/index'
import { pageOf } from '../../../domain/mall/fakeMall'
import { answer, forgetCalls, sentTo } from '../../../domain/order/fakeCalls'
import { failure } from '../../../domain/order/orderErrors'
import { clean, draw, tap } from '../../../ui/mounted'

jest.mock('@tarojs/taro', () => ({
  ...jest.requireActual('../../../routes/fakeNavigation').taroModule,
  useDidShow: () => undefined,
  usePageScroll: () => undefined,
  useReachBottom: () => undefined,
  useRouter: () => ({ path: '/subPackages/allowance-down/index', params: {} }),
}))
jest.mock('@/navigate', () => ({ ...jest.requireActual('@/navigate'), go: jest.fn() }))
jest.mock('@/platform/designScale', () => ({ designScale: () => 1 }))
jest.mock('@/request/call', () => jest.requireActual('../../../domain/order/fakeCalls').callModule)
jest.mock('@/shell/AppContext', () => ({ useApp: () => ({ hasLogin: () => true, departures: () => 0 }) }))
jest.mock('@/shell/Screen', () => ({ Screen: ({ children }: { children: ReactNode }) => children }))

const settle = () => act(() => new Promise<void>((done) => setTimeout(done)))
const withText = (box: HTMLElement, text: string) =>
  [...box.querySelectorAll('[role="button"]')].find(({ textContent }) => textContent === text)

beforeEach(() => {
  forgetCalls()
  jest.clearAllMocks()
})
afterEach(clean)

/** The screen with its first ten of twelve goods, each at 40 yuan now. */
async function opened(): Promise<HTMLElement> {
  answer(getTransactionPrice, () => ({ price: 4000, originalPrice: 9000, subsidy: 5000, steps: [], now: Date.now() }))
  answer(goodsList, () => ({ goodsList: pageOf(12, 1) }))
  const box = draw(<AllowanceDown />)
  await settle()
  return box
}

describe('the screen of falling prices', () => {
  it('R-61 a next page that fails says so, and a tap asks for it again', async () => {
    const box = await opened()
    answer(goodsList, failure('offline'), () => ({ goodsList: pageOf(12, 2) }))
    tap(withText(box, ui.list.more))
    await settle()
    tap(withText(box, ui.list.failed))
    await settle()
    expect(sentTo(goodsList).map(({ data }) => data)).toMatchObject([{ page: 1 }, { page: 2 }, { page: 2 }])
    expect(box.textContent).toContain(ui.list.end)
  })

  it('takes the price on the screen along to the order, so that the customer is told when it is another there', async () => {
    const box = await opened()
    answer(goods, () => ({ goodsId: '1', defaultType: 'year' }))
    tap(withText(box, mall.buyNow))
    await settle()
    expect(go).toHaveBeenCalledWith(routes.orderConfirm, expect.objectContaining({ goodsId: '1', price: '4000' }))
  })
})
