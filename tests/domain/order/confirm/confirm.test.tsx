import { answer, forgetCalls, sentTo } from '@tests/domain/order/fakeCalls'
import { failure, refusal } from '@tests/domain/order/orderErrors'
import { confirmInfo, placed } from '@tests/domain/order/samples'
import { connectApp } from '@tests/request/fakeApp'
import { settled } from '@tests/request/fakeHost'
import { InPage } from '@tests/shell/pageOf'
import { clean, draw, filled, tap } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { act } from 'react'
import { confirmOrderInfo, order } from '@/contract/order/place'
import { consent } from '@/domain/account/consent'
import { AccountCard } from '@/domain/order/confirm/AccountCard'
import { ConfirmBar } from '@/domain/order/confirm/ConfirmBar'
import { ConfirmGoods } from '@/domain/order/confirm/ConfirmGoods'
import { ConfirmPopups } from '@/domain/order/confirm/ConfirmPopups'
import { ConfirmStore } from '@/domain/order/confirm/confirmStore'
import { drop } from '@/lib/drop'
import { routes } from '@/routes'

const opened: string[] = []
const mockToasts: string[] = []
jest.mock('@/platform/page/toast', () => ({ toast: (text: string) => mockToasts.push(text) }))
jest.mock('@/request/call', () => jest.requireActual('@tests/domain/order/fakeCalls').callModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@tests/domain/order/fakeCalls').storageModule)
jest.mock('@/platform/storage/storage', () => ({ read: () => undefined, write: () => true, remove: () => undefined }))
jest.mock('@/navigate', () => ({
  go: ({ path }: { path: string }) => opened.push(path),
  replace: ({ path }: { path: string }, query: object) => opened.push(`${path} ${JSON.stringify(query)}`),
}))

let store: ConfirmStore

/** What the confirm screen shows; both of its looks are made of these parts. */
const screen = (couponsOpen = false) => (
  <InPage route={routes.orderConfirm}>
    <ConfirmGoods store={store} />
    <AccountCard store={store} />
    <ConfirmBar store={store} tool="ALIPAY" />
    <ConfirmPopups store={store} couponsOpen={couponsOpen} onCloseCoupons={() => undefined} />
  </InPage>
)

const press = async (box: HTMLElement, selector: string) => {
  tap(box.querySelector(selector))
  await act(settled)
}

beforeEach(async () => {
  forgetCalls()
  opened.length = 0
  mockToasts.length = 0
  consent.accept()
  connectApp({
    mayCollect: () => {
      consent.ask()
      return consent.accepted
    },
  })
  answer(confirmOrderInfo, () => confirmInfo)
  store = new ConfirmStore({ goodsId: 'g', rechargeType: 't', quantity: '1' })
  await store.load()
})
afterEach(clean)

describe('the confirm screen', () => {
  it('R-67 goes to the cashier with the new order and the chosen tool, in place of itself', async () => {
    answer(order, () => placed('M1'))
    store.form.type('account', '13800138000')
    await press(draw(screen()), '#order-submit')
    expect(opened).toEqual(['subPackages/xyfApp/h5-pay/index {"orderId":"M1","source":"mall","tool":"ALIPAY"}'])
  })

  it('R-49 says beside the field what is wrong, keeps the text, and sends nothing', async () => {
    store.form.type('account', '13800abc')
    const box = draw(screen())
    await press(box, '#order-submit')
    await filled()
    expect(box.querySelector('.field-error')?.textContent).toBe('手机号格式不正确，请检查')
    expect(box.querySelector('input')?.value).toBe('13800abc')
    expect(sentTo(order)).toEqual([])
  })

  it('U7 sends no form before the privacy notice is accepted: it is asked for instead', async () => {
    consent.refuse()
    store.form.type('account', '13800138000')
    await press(draw(screen()), '#order-submit')
    expect(sentTo(order)).toEqual([])
    expect(consent.answer).toBe('unasked')
  })

  it('R-82 explains a lost answer beside the button, with the way to the orders', async () => {
    answer(order, failure('timeout'))
    store.form.type('account', '13800138000')
    const box = draw(screen())
    await press(box, '#order-submit')
    expect(box.querySelector('[role=alert]')?.textContent).toContain('不会重复下单')
    await says(
      box,
      '不会重复下单',
      'Your order may have been placed. Tap “Place order” again to check; you will not order twice.',
    )
    expect(mockToasts).toEqual([])
    await press(box, '.confirm-bar-link')
    expect(opened).toEqual(['subPackages/xyfApp/order/order-list'])
  })

  it('R-82 opened again after a lost answer, it says so with the way to the orders, and promises nothing about another form', async () => {
    answer(order, failure('timeout'))
    store.form.type('account', '13800138000')
    store.submit()
    await act(settled)
    drop(store)
    store = new ConfirmStore({ goodsId: 'g', rechargeType: 't', quantity: '1' })
    await store.load()
    const box = draw(screen())
    const notice = box.querySelector('[role=alert]')?.textContent
    expect(notice).toContain('订单可能已提交。请先查看订单')
    expect(notice).not.toContain('不会重复下单')
    await press(box, '.confirm-bar-link')
    expect(opened).toEqual(['subPackages/xyfApp/order/order-list'])
  })

  it('P19 tells at the goods that their price is another than the one that was chosen, and orders at the shop’s own', async () => {
    expect(draw(screen()).querySelector('.card [role=alert]')).toBeNull()
    store = new ConfirmStore({ goodsId: 'g', rechargeType: 't', quantity: '1', price: '1' })
    await store.load()
    const box = draw(screen())
    expect(box.querySelector('.card [role=alert]')?.textContent).toBe('价格已更新：原 ¥0.01，现 ¥50.00')
    expect(box.querySelector('.confirm-bar')?.textContent).toContain('42.50')
    answer(order, () => placed('M1'))
    await filled()
    act(() => store.form.type('account', '13800138000'))
    await press(box, '#order-submit')
    expect(sentTo(confirmOrderInfo).map(({ data }) => data)).toEqual(
      [1, 1].map((quantity) => ({ goodsId: 'g', rechargeType: 't', quantity })),
    )
    expect(sentTo(order)[0]?.data).not.toHaveProperty('price')
    expect(sentTo(order)[0]?.data).toMatchObject({ transAmount: 4_250 })
  })

  it('offers as many pieces as the shop says that one order can hold', async () => {
    answer(confirmOrderInfo, () => ({ ...confirmInfo, goods: { ...confirmInfo.goods, maxQuantity: 2 } }))
    await store.load()
    const more = () => draw(screen()).querySelector('[aria-label=增加数量]')
    expect(more()?.getAttribute('aria-disabled')).toBeNull()
    await press(draw(screen()), '[aria-label=增加数量]')
    expect(store.offer.quantity).toBe(2)
    expect(more()?.getAttribute('aria-disabled')).toBe('true')
    await press(draw(screen()), '[aria-label=增加数量]')
    expect(store.offer.quantity).toBe(2)
  })

  it('says at the goods that there are not enough of them', async () => {
    answer(order, refusal('STOCK_SHORT', '库存不足'))
    store.form.type('account', '13800138000')
    const box = draw(screen())
    await press(box, '#order-submit')
    expect(box.querySelector('.card [role=alert]')?.textContent).toBe('库存不足')
    expect(mockToasts).toEqual([])
  })

  it('shows the old and the new amount of a changed price, and orders at the new one when it is taken', async () => {
    answer(order, refusal('PRICE_CHANGED'), () => placed('M1'))
    store.form.type('account', '13800138000')
    const box = draw(screen())
    answer(confirmOrderInfo, () => ({
      ...confirmInfo,
      memberCoupons: [],
      bestMemberCoupon: undefined,
      order: { ...confirmInfo.order, transAmount: 4_900 },
    }))
    await press(box, '#order-submit')
    const sheet = box.querySelector('#price-sheet')
    expect(sheet?.textContent).toContain('¥42.50')
    expect(sheet?.textContent).toContain('¥49.00')
    await press(box, '#price-accept')
    expect(sentTo(order)[1]?.data).toMatchObject({ transAmount: 4_900 })
    expect(opened).toHaveLength(1)
  })
})

describe('the coupon picker', () => {
  it('R-67 has the best coupon chosen, and names the reason of one that cannot be used', () => {
    const box = draw(screen(true))
    const chosen = [...box.querySelectorAll('[role=radio][aria-checked=true]')].map((one) => one.textContent)
    expect(chosen).toEqual([expect.stringContaining('最优')])
    expect(box.querySelectorAll('[role=radio]')).toHaveLength(3)
    expect(box.querySelector('#coupon-sheet')?.textContent).toContain('该优惠券已过期')
  })

  it('R-67 uses no coupon where the customer chooses none', async () => {
    const box = draw(screen(true))
    await press(box, '#no-coupon')
    expect(store.offer.amounts?.transAmount).toBe(4_750)
    expect(box.querySelector('.confirm-bar')?.textContent).toContain('47.50')
  })
})
