import { act } from 'react'
import { orderDetail } from '@/contract/order/detail'
import { order as words } from '@/i18n/zh-CN/order'
import { shell } from '@/i18n/zh-CN/shell'
import { go } from '@/navigate'
import { routes } from '@/routes'
import OrderDetail from '@/subPackages/order/detail'
import Voucher from '@/subPackages/qrcode-detail/index'
import XyfOrderDetail from '@/subPackages/xyfApp/order/detail'
import XyfVoucher from '@/subPackages/xyfApp/qrcode-detail/index'
import { clean, draw, tap } from '../../ui/mounted'
import { answer, forgetCalls, sentTo } from './fakeCalls'
import { failure, refusal } from './orderErrors'
import { detailRes } from './samples'

jest.mock('@tarojs/taro', () => ({
  ...jest.requireActual('../../routes/fakeNavigation').taroModule,
  useDidShow: (shown: () => void) => jest.requireActual('react').useEffect(shown, []),
  useDidHide: () => undefined,
  useReachBottom: () => undefined,
  usePullDownRefresh: () => undefined,
  useShareAppMessage: () => undefined,
  useRouter: () => ({ path: '/subPackages/order/detail', params: { orderId: 'M404' } }),
}))
jest.mock('@/navigate', () => ({ ...jest.requireActual('@/navigate'), go: jest.fn() }))
jest.mock('@/request/call', () => jest.requireActual('./fakeCalls').callModule)
jest.mock('@/domain/cashier/usePayScreen', () => ({ usePayScreen: () => undefined }))
jest.mock('@/shell/AppContext', () => ({ useApp: () => ({ hasLogin: () => true, departures: () => 0 }) }))
jest.mock('@/shell/Screen', () => ({ Screen: jest.requireActual('@/shell/FirstLoad').FirstLoad }))

const pages = { OrderDetail, XyfOrderDetail, Voucher, XyfVoucher }

async function opened(Page: keyof typeof pages): Promise<HTMLElement> {
  const Shown = pages[Page]
  const box = draw(<Shown />)
  await act(() => new Promise<void>((done) => setTimeout(done)))
  return box
}
const button = (box: HTMLElement, label: string) => box.querySelector(`[role=button][aria-label="${label}"]`)

beforeEach(forgetCalls)
afterEach(clean)

describe.each(Object.keys(pages) as (keyof typeof pages)[])('%s of an order', (name) => {
  it('that is not there says so, and leads to the orders that are', async () => {
    answer(orderDetail, refusal('ORDER_UNKNOWN', '没有找到该订单'))
    const box = await opened(name)
    expect(box.textContent).toContain('没有找到该订单')
    expect(button(box, shell.retry)).toBeNull()
    tap(button(box, words.allOrders))
    expect(go).toHaveBeenCalledWith(routes.orderList)
  })

  it('is read once at opening, by the number of its address', async () => {
    answer(orderDetail, () => detailRes({ orderId: 'M404' }))
    await opened(name)
    expect(sentTo(orderDetail).map(({ data }) => data)).toEqual([{ orderId: 'M404' }])
  })

  it('that did not load is asked for again', async () => {
    answer(orderDetail, failure('timeout'))
    const box = await opened(name)
    expect(button(box, words.allOrders)).toBeNull()
    expect(button(box, shell.retry)).not.toBeNull()
  })
})
