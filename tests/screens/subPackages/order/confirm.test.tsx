import { answer, forgetCalls, sentTo } from '@tests/domain/order/fakeCalls'
import { confirmInfo } from '@tests/domain/order/samples'
import { openScreen, settle } from '@tests/screens/screenTest'
import { clean } from '@tests/ui/mounted'
import { confirmOrderInfo } from '@/contract/order/place'
import { payChannel } from '@/contract/paysystem'
import { consent } from '@/domain/account/consent'
import { session } from '@/domain/session/session'
import { routes } from '@/routes'
import OrderConfirm from '@/subPackages/order/confirm'
import XyfOrderConfirm from '@/subPackages/xyfApp/order/confirm'

jest.mock('@/request/call', () => jest.requireActual('@tests/domain/order/fakeCalls').callModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@tests/domain/order/fakeCalls').storageModule)

const pages = { orderConfirm: OrderConfirm, xyfOrderConfirm: XyfOrderConfirm }

async function opened(name: keyof typeof pages): Promise<HTMLElement> {
  const query = { goodsId: 'g', rechargeType: 't', quantity: '1' }
  const box = openScreen(pages[name], routes[name].path, query)
  await settle()
  return box
}

/** The parts of the page in their order; `in amounts` where the coupon is in the card of the amounts. */
function blocks(box: HTMLElement): string[] {
  const known = { '.member-strip': 'member', '.goods-summary': 'goods', '#recharge-account': 'account' }
  const coupon = box.querySelector('#coupon-row')
  const isAmong = coupon?.closest('.card')?.textContent?.includes('商品金额')
  const all = [...box.querySelectorAll('.member-strip, .goods-summary, #recharge-account, #coupon-row')]
  return all.map((one) => {
    if (one === coupon) return isAmong ? 'coupon in amounts' : 'coupon'
    return Object.entries(known).find(([selector]) => one.matches(selector))?.[1] ?? ''
  })
}

beforeEach(() => {
  forgetCalls()
  consent.accept()
  session.signIn('token-a')
  answer(confirmOrderInfo, () => confirmInfo)
  answer(payChannel, () => ({ channels: [] }))
})
afterEach(clean)

describe('R-67 the confirm screen', () => {
  it('has the coupon among the amounts, and membership after them', async () => {
    const box = await opened('orderConfirm')
    expect(blocks(box)).toEqual(['goods', 'account', 'coupon in amounts', 'member'])
    expect(box.querySelector('.header-spread')).toBeNull()
  })

  it('in the newer look has membership first, and the coupon in a card of its own', async () => {
    const box = await opened('xyfOrderConfirm')
    expect(blocks(box)).toEqual(['member', 'goods', 'account', 'coupon'])
  })

  it('asks for the amounts once at opening, for what its address chose', async () => {
    await opened('orderConfirm')
    expect(sentTo(confirmOrderInfo).map(({ data }) => data)).toEqual([{ goodsId: 'g', rechargeType: 't', quantity: 1 }])
  })
})
