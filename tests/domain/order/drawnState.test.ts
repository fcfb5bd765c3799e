import { FakeGateway, target } from '@tests/domain/cashier/fakeGateway'
import { settle } from '@tests/lib/deferred'
import { connectApp } from '@tests/request/fakeApp'
import { autorun } from 'mobx'
import { copyOrderInfo } from '@/contract/order/again'
import { orderDetail } from '@/contract/order/detail'
import { confirmOrderInfo, order } from '@/contract/order/place'
import { payChannel, payWay } from '@/contract/paysystem'
import { PayHereStore } from '@/domain/cashier/here/payHereStore'
import { AgainStore } from '@/domain/order/again/againStore'
import { ConfirmStore } from '@/domain/order/confirm/confirmStore'
import { OrderOffer } from '@/domain/order/confirm/orderOffer'
import { PayWayStore } from '@/domain/order/confirm/payWayStore'
import { DetailStore } from '@/domain/order/detail/detailStore'
import { VoucherStore } from '@/domain/order/voucher/voucherStore'
import { answer, forgetCalls } from './fakeCalls'
import { refusal } from './orderErrors'
import { confirmInfo, detailRes } from './samples'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/platform/pay/pay', () => jest.requireActual('@tests/domain/cashier/fakeHost').payModule)
jest.mock('@/request/call', () => jest.requireActual('./fakeCalls').callModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('./fakeCalls').storageModule)
jest.mock('@/platform/host/brightness', () => ({ brightness: {} }))

const query = { goodsId: 'g', rechargeType: 't', quantity: '1' }

/** A loaded screen: what it draws, and an action without its store, as a button is given it. */
interface Drawn {
  drawn(): unknown
  action(): unknown
}

const screens: Record<string, () => Promise<Drawn>> = {
  async again() {
    const store = new AgainStore()
    const { open } = store
    return { drawn: () => store.orderId, action: () => open('M1') }
  },
  async confirm() {
    const store = new ConfirmStore(query)
    await store.load()
    store.form.type('account', '13800138000')
    const { submit } = store
    return { drawn: () => store.messageAt('goods'), action: () => submit() }
  },
  async detail() {
    const store = new DetailStore('M1')
    const { askToCancel } = store
    return { drawn: () => store.asksToCancel, action: () => askToCancel() }
  },
  async offer() {
    const offer = new OrderOffer(query)
    const { setQuantity } = offer
    return { drawn: () => offer.quantity, action: () => setQuantity(2) }
  },
  async payHere() {
    const store = new PayHereStore({ target, gateway: new FakeGateway() })
    const { open } = store
    return { drawn: () => store.isOpen, action: () => open({ amount: 1690 }) }
  },
  async payWay() {
    const store = new PayWayStore()
    await store.load()
    const { choose } = store
    return { drawn: () => store.current?.assetType, action: () => choose('ALIPAY') }
  },
  async voucher() {
    const store = new VoucherStore('M1')
    const { load } = store
    return { drawn: () => store.order?.orderId, action: () => load() }
  },
}

beforeEach(() => {
  forgetCalls()
  connectApp()
  answer(copyOrderInfo, () => ({}))
  answer(confirmOrderInfo, () => confirmInfo)
  answer(order, refusal('STOCK_SHORT', 'short'))
  answer(orderDetail, () => detailRes())
  answer(payWay, () => ({}))
  answer(payChannel, () => ({
    channels: [
      { assetType: 'WECHATPAY', name: 'WeChat Pay' },
      { assetType: 'ALIPAY', name: 'Alipay' },
    ],
  }))
})

describe('a screen is drawn anew when a button’s action changes its store', () => {
  it.each([
    ['again', undefined, 'M1'],
    ['confirm', undefined, 'short'],
    ['detail', false, true],
    ['offer', 1, 2],
    ['payHere', false, true],
    ['payWay', 'WECHATPAY', 'ALIPAY'],
    ['voucher', undefined, 'M1'],
  ])('%s', async (name, before, after) => {
    const screen = await screens[name]?.()
    const seen: unknown[] = []
    const stop = autorun(() => seen.push(screen?.drawn()))
    screen?.action()
    await settle()
    stop()
    expect([seen[0], seen.at(-1)]).toEqual([before, after])
  })
})
