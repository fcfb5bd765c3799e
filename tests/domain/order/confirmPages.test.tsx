import { act, type ReactNode } from 'react'
import { confirmOrderInfo } from '@/contract/order/place'
import { payChannel } from '@/contract/paysystem'
import OrderConfirm from '@/subPackages/order/confirm'
import XyfOrderConfirm from '@/subPackages/xyfApp/order/confirm'
import { clean, draw } from '../../ui/mounted'
import { answer, forgetCalls, sentTo } from './fakeCalls'
import { confirmInfo } from './samples'

jest.mock('@tarojs/components', () => ({
  ...jest.requireActual('../../ui/hostComponents').components,
  Input: () => null,
}))
jest.mock('@tarojs/taro', () => ({
  ...jest.requireActual('../../routes/fakeNavigation').taroModule,
  useDidShow: (shown: () => void) => jest.requireActual('react').useEffect(shown, []),
  useDidHide: () => undefined,
  useReachBottom: () => undefined,
  usePullDownRefresh: () => undefined,
  useShareAppMessage: () => undefined,
  useRouter: () => ({
    path: '/subPackages/order/confirm',
    params: { goodsId: 'g', rechargeType: 't', quantity: '1' },
  }),
}))
jest.mock('@/request/call', () => jest.requireActual('./fakeCalls').callModule)
jest.mock('@/platform/sessionStorage', () => jest.requireActual('./fakeCalls').storageModule)
jest.mock('@/shell/AppContext', () => ({ useApp: () => ({ hasLogin: () => true, departures: () => 0 }) }))
jest.mock('@/shell/Screen', () => ({
  Screen: ({ bar, children }: { bar: string; children: ReactNode }) => <main className={bar}>{children}</main>,
}))

async function opened(Page: typeof OrderConfirm): Promise<HTMLElement> {
  const box = draw(<Page />)
  await act(() => new Promise<void>((done) => setTimeout(done)))
  return box
}

/** Which of these stand on the screen, in their order; `in amounts` where the coupon stands in the card of the amounts. */
function blocks(box: HTMLElement): string[] {
  const known = { '.member-strip': 'member', '.goods-summary': 'goods', '#recharge-account': 'account' }
  const coupon = box.querySelector('#coupon-row')
  const isAmong = coupon?.closest('.order-card')?.textContent?.includes('商品金额')
  const all = [...box.querySelectorAll('.member-strip, .goods-summary, #recharge-account, #coupon-row')]
  return all.map((one) => {
    if (one === coupon) return isAmong ? 'coupon in amounts' : 'coupon'
    return Object.entries(known).find(([selector]) => one.matches(selector))?.[1] ?? ''
  })
}

beforeEach(() => {
  forgetCalls()
  answer(confirmOrderInfo, () => confirmInfo)
  answer(payChannel, () => ({ channels: [] }))
})
afterEach(clean)

describe('R-67 the confirm screen', () => {
  it('has the coupon among the amounts, and membership after them', async () => {
    const box = await opened(OrderConfirm)
    expect(blocks(box)).toEqual(['goods', 'account', 'coupon in amounts', 'member'])
    expect(box.querySelector('.header-spread')).toBeNull()
  })

  it('in the newer look has membership first, and the coupon in a card of its own', async () => {
    const box = await opened(XyfOrderConfirm)
    expect(blocks(box)).toEqual(['member', 'goods', 'account', 'coupon'])
    expect(box.querySelector('main.header .header-spread')).not.toBeNull()
  })

  it('asks for the amounts once at opening, for what its address chose', async () => {
    await opened(OrderConfirm)
    expect(sentTo(confirmOrderInfo).map(({ data }) => data)).toEqual([{ goodsId: 'g', rechargeType: 't', quantity: 1 }])
  })
})
