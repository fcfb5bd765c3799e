import { answer, forgetCalls, sentTo } from '@tests/domain/order/fakeCalls'
import { failure, refusal } from '@tests/domain/order/orderErrors'
import { detailRes } from '@tests/domain/order/samples'
import { openScreen, settle } from '@tests/screens/screenTest'
import { clean, tap } from '@tests/ui/mounted'
import { memberOrderInfo } from '@/contract/member/orderInfo'
import { orderDetail } from '@/contract/order/detail'
import { consent } from '@/domain/account/consent'
import { session } from '@/domain/session/session'
import { order as words } from '@/i18n/order'
import { shell } from '@/i18n/shell'
import { go } from '@/navigate'
import { routes } from '@/routes'
import OrderDetail from '@/subPackages/order/detail'
import Voucher from '@/subPackages/qrcode-detail/index'
import XyfOrderDetail from '@/subPackages/xyfApp/order/detail'
import XyfVoucher from '@/subPackages/xyfApp/qrcode-detail/index'

jest.mock('@/navigate', () => ({ ...jest.requireActual('@/navigate'), go: jest.fn() }))
jest.mock('@/request/call', () => jest.requireActual('@tests/domain/order/fakeCalls').callModule)

const pages = {
  orderDetail: OrderDetail,
  xyfOrderDetail: XyfOrderDetail,
  voucher: Voucher,
  xyfVoucher: XyfVoucher,
}

async function opened(name: keyof typeof pages): Promise<HTMLElement> {
  const box = openScreen(pages[name], routes[name].path, { orderId: 'M404' })
  await settle()
  return box
}
const button = (box: HTMLElement, label: string) => box.querySelector(`[role=button][aria-label="${label}"]`)

beforeEach(() => {
  forgetCalls()
  consent.accept()
  session.signIn('token-a')
})
afterEach(clean)

describe.each(Object.keys(pages) as (keyof typeof pages)[])('%s of an order', (name) => {
  it('that does not exist says so, and leads to the list of orders', async () => {
    for (const endpoint of [orderDetail, memberOrderInfo]) answer(endpoint, refusal('ORDER_UNKNOWN', '没有找到该订单'))
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
