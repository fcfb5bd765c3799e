import { madeBy } from '@tests/domain/order/madeBy'
import { pointHostsAt } from '@tests/fixtures/hosts'
import { connectApp, type FakeApp } from '@tests/request/fakeApp'
import { live } from '@tests/request/liveHost'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { getTransactionPrice, goods } from '@/contract/mall/goods'
import { goodsList, shop } from '@/contract/mall/shelf'
import { copyOrderCreate } from '@/contract/order/again'
import { orderDetail } from '@/contract/order/detail'
import { orderList } from '@/contract/order/list'
import { type ConfirmOrderInfoReq, order } from '@/contract/order/place'
import { alipayCreate, alipayLook, payWay } from '@/contract/paysystem'
import { paysystemGateway } from '@/domain/cashier/gateway/paysystemGateway'
import { boundBizNo } from '@/domain/cashier/gateway/products/boundBizNo'
import { PayHereStore } from '@/domain/cashier/here/payHereStore'
import { AgainStore } from '@/domain/order/again/againStore'
import { ConfirmStore } from '@/domain/order/confirm/confirmStore'
import { PayWayStore } from '@/domain/order/confirm/payWayStore'
import { DetailStore } from '@/domain/order/detail/detailStore'
import { drop } from '@/lib/drop'
import { call } from '@/request/call'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/liveHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.alipay'))
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('../../src/platform/storage/sessionStorage.ts'))
jest.mock('@/platform/pay/pay', () => ({
  pay: {
    tools: ['DEBIT_CARD', 'ALIPAY'],
    openSheet: ({ tradeNO }: { tradeNO: string }) => sheet(tradeNO),
    leaveFor: () => undefined,
  },
}))

const mobile = '13800138002'
const sandbox = sandboxTest()
let app: FakeApp

/** Result of the host's payment sheet for a session; a provider's notification arrives first, as in production. */
let sheet: (session: string) => Promise<'done' | 'cancelled'>

const provider = (session: string, outcome: string) =>
  fetch(`${sandbox.url}/sandbox/provider/outcome`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session, outcome }),
  })

beforeAll(async () => {
  pointHostsAt(sandbox.url)
  app = connectApp()
  app.token = await sandbox.login(mobile)
})
beforeEach(() => {
  live.forget()
  app.shown.length = 0
})

/** A phone recharge on the confirm screen, with the number entered. */
async function phoneForm(quantity = '1'): Promise<ConfirmStore> {
  const { goodList } = await call(shop, { page: 1 })
  for (const { goodsId } of goodList) {
    const { rechargeTypes } = await call(goods, { goodsId })
    const option = rechargeTypes.find(({ kind, stock }) => kind === 'phone' && stock > 50)
    if (option) return form({ goodsId, rechargeType: option.type }, quantity)
  }
  throw new Error('no phone recharge is on sale')
}

async function form(ware: Omit<ConfirmOrderInfoReq, 'quantity'>, quantity = '1'): Promise<ConfirmStore> {
  const store = new ConfirmStore({ ...ware, quantity })
  await store.load()
  store.form.type('account', mobile)
  live.forget()
  return store
}

/** One tap on the button: the id of the new order that the next screen receives. */
function made(store: ConfirmStore): Promise<string | undefined> {
  store.submit()
  return madeBy(store.ordering)
}

const countOrders = async (): Promise<number> => {
  let count = 0
  for (let page = 1; ; page++) {
    const { orders } = await call(orderList, { page })
    count += orders.length
    if (orders.length < 10) return count
  }
}

/** Gives the customer back the coupons that the orders of other tests hold or have used. */
async function anew(): Promise<void> {
  await sandbox.reset()
  app.token = await sandbox.login(mobile)
}

const stateOf = async (orderId: string) => (await call(orderDetail, { orderId })).orderDetail.state

async function until(isTrue: () => unknown): Promise<void> {
  for (let turn = 0; turn < 300 && !(await isTrue()); turn++) await new Promise((done) => setTimeout(done, 20))
  expect(await isTrue()).toBeTruthy()
}

async function newOrder(): Promise<string> {
  const store = await phoneForm()
  const orderId = await made(store)
  if (!orderId) throw new Error(JSON.stringify([store.fault, store.lost]))
  return orderId
}

describe('an order', () => {
  it('R-67 costs exactly the amount on the confirm screen with its best coupon', async () => {
    await anew()
    const store = await phoneForm('2')
    const { amounts, coupon } = store.offer
    expect(coupon).toMatchObject({ usable: true })
    const orderId = await made(store)
    const { orderDetail: detail } = await call(orderDetail, { orderId: orderId ?? '' })
    expect(detail).toMatchObject({
      quantity: 2,
      rechargeAccount: mobile,
      goodsAmount: amounts?.goodsAmount,
      memberDiscountAmount: amounts?.memberDiscountAmount,
      couponDiscountAmount: amounts?.couponDiscountAmount,
      payAmount: amounts?.transAmount,
    })
    expect(amounts?.memberDiscountAmount).toBeGreaterThan(0)
    expect(amounts?.couponDiscountAmount).toBeGreaterThan(0)
  })

  it('is made once by two taps in one tick', async () => {
    const before = await countOrders()
    const store = await phoneForm()
    store.submit()
    await made(store)
    expect(await countOrders()).toBe(before + 1)
  })

  it.each(['drop-after', 'html', 'truncate'])(
    'R-82 whose answer is lost by %s is not made a second time by the next tap',
    async (kind) => {
      const before = await countOrders()
      const store = await phoneForm()
      await sandbox.fault({ kind, path: order.path })
      expect(await made(store)).toBeUndefined()
      expect(store.lost).toBeDefined()
      expect(app.shown).toEqual([])
      const orderId = await made(store)
      expect(await stateOf(orderId ?? '')).toBe('unpaid')
      expect(await countOrders()).toBe(before + 1)
      expect((await sandbox.faultLog()).map(({ fault }) => fault.kind)).toEqual([kind])
    },
  )

  it('R-82 that never reached the server is made by the next tap', async () => {
    const before = await countOrders()
    const store = await phoneForm()
    await sandbox.fault({ kind: 'drop-before', path: order.path })
    expect(await made(store)).toBeUndefined()
    expect(await made(store)).toMatch(/^M/)
    expect(await countOrders()).toBe(before + 1)
  })

  it('is refused beside a coupon that another order holds, and can be sent without it', async () => {
    await anew()
    const [one, two] = [await phoneForm(), await phoneForm()]
    expect(two.offer.coupon?.couponId).toBe(one.offer.coupon?.couponId)
    expect(two.offer.coupon).toBeDefined()
    await made(one)
    expect(await made(two)).toBeUndefined()
    expect(two.messageAt('coupon')).toMatch(/[\u4e00-\u9fff]/)
    await until(() => two.canSubmit)
    expect(two.offer.coupon).toBeUndefined()
    expect(two.offer.amounts?.couponDiscountAmount).toBe(0)
    expect(await made(two)).toMatch(/^M/)
  })

  it('R-65 gives its screen the data that starts the payment, and none once it is cancelled', async () => {
    const orderId = await newOrder()
    const screen = new DetailStore(orderId)
    await screen.load()
    expect(screen.payParams).toEqual({ orderId, amount: screen.order?.payAmount, deductType: 1 })
    screen.cancel()
    await until(() => screen.order?.state === 'cancelled')
    expect(screen.order?.state).toBe('cancelled')
    expect(screen.payParams).toBeUndefined()
    screen.drop()
  })

  it('bought again is a new order at today’s price', async () => {
    const store = new AgainStore()
    store.open(await newOrder())
    await until(() => store.info.value)
    const price = store.info.value?.transAmount
    store.submit()
    const orderId = await madeBy(store.buying)
    expect((await call(orderDetail, { orderId: orderId ?? '' })).orderDetail.payAmount).toBe(price)
    expect(live.requests.filter(({ url }) => url.endsWith(copyOrderCreate.path))).toHaveLength(1)
  })
})

describe('the payment tool', () => {
  it('R-20 is stored by a POST, and listed first the next time', async () => {
    const store = new PayWayStore()
    await store.load()
    expect(store.offered.map(({ assetType }) => assetType)).toEqual(['DEBIT_CARD', 'ALIPAY'])
    store.choose('ALIPAY')
    await until(() => live.requests.some(({ url }) => url.endsWith(payWay.path)))
    expect(live.requests.find(({ url }) => url.endsWith(payWay.path))?.method).toBe('POST')
    await until(async () => {
      const again = new PayWayStore()
      await again.load()
      return again.current?.assetType === 'ALIPAY'
    })
  })
})

/** The sheet of the order's own screen, open for this order. */
async function payHere(orderId: string, tool: 'DEBIT_CARD' | 'ALIPAY'): Promise<PayHereStore> {
  const { payParams } = await call(orderDetail, { orderId })
  const target = { orderId, source: 'mall', bizType: 'MALL_ORDER' as const, callBackUrl: '' }
  const store = new PayHereStore({ target, gateway: paysystemGateway() })
  if (payParams) store.open({ amount: payParams.amount, boundBizNo: boundBizNo(payParams) })
  await until(() => store.channels.value)
  const chosen = store.tools.find(({ assetType }) => assetType === tool)
  if (chosen) store.choose(chosen)
  return store
}

describe('R-88 an order is made, paid on its own screen, and its payment queried', () => {
  it('R-88 R-87 by Alipay', async () => {
    sheet = async (session) => {
      await provider(session, 'approve')
      return 'done'
    }
    const orderId = await newOrder()
    const store = await payHere(orderId, 'ALIPAY')
    store.payNow()
    await until(() => store.pay.state === 'paid')
    expect(await stateOf(orderId)).toBe('finished')
    const paths = live.requests.map(({ url }) => url.replace(sandbox.url, ''))
    const inOrder = ['/shop/order', '/paysystem/pay-channel', '/paysystem/alipay/create', '/paysystem/alipay/look']
    expect(inOrder.map((path) => paths.indexOf(path)).every((at, index, all) => at > (all[index - 1] ?? -1))).toBe(true)
    drop(store)
  })

  it('R-79 P17 a payment started elsewhere is queried first, then continued with its number', async () => {
    sheet = async (session) => {
      await provider(session, 'approve')
      return 'done'
    }
    const orderId = await newOrder()
    const { payParams } = await call(orderDetail, { orderId })
    const { bizNo } = await call(alipayCreate, { orderId, amount: payParams?.amount ?? 0, callBackUrl: '' })
    const store = await payHere(orderId, 'ALIPAY')
    live.forget()
    store.payNow()
    await until(() => store.pay.state === 'paid')
    const [asked] = live.requests
    expect(asked?.url).toBe(sandbox.url + alipayLook.path)
    expect(asked?.data).toMatchObject({ args: JSON.stringify({ bizNo }) })
    expect(store.pay.current.payment?.bizNo).toBe(bizNo)
    drop(store)
  })

  it('R-88 by Alipay, and left unfinished: the order is still unpaid', async () => {
    sheet = async () => 'cancelled'
    const orderId = await newOrder()
    const store = await payHere(orderId, 'ALIPAY')
    store.payNow()
    await until(() => store.pay.status === 'payFailed')
    expect(await stateOf(orderId)).toBe('unpaid')
    drop(store)
  })

  it('R-88 R-87 by card: the bank’s code is sent, then confirmed', async () => {
    const orderId = await newOrder()
    const store = await payHere(orderId, 'DEBIT_CARD')
    store.payNow()
    await until(() => store.pay.code && !store.pay.code.busy)
    const [message] = await sandbox.inbox(mobile)
    await store.pay.confirmCode(message?.code ?? '')
    await until(() => store.pay.state === 'paid')
    expect(await stateOf(orderId)).toBe('finished')
    const paths = live.requests.map(({ url }) => url)
    for (const path of ['create-bankpay', 'verification-code', 'confirm-code'])
      expect(paths).toContain(`${sandbox.url}/paysystem/${path}`)
    drop(store)
  })
})

describe('a price that falls while the customer fills in the form', () => {
  it('is shown beside the old one, and the order is made only at the new one', async () => {
    const { goodsList: falling } = await call(goodsList, { page: 1, promotion: 'allowance-down' })
    const goodsId = falling[0]?.goodsId ?? ''
    const { defaultType } = await call(goods, { goodsId })
    const store = await form({ goodsId, rechargeType: defaultType })
    const { price, steps, now } = await call(getTransactionPrice, { goodsId, rechargeType: defaultType })
    const other = steps.find((step) => step.price !== price)
    const day = 24 * 3_600_000
    const ms = ((((other?.at ?? 0) - now + 60_000) % day) + day) % day
    await sandbox.fault({ kind: 'clock', ms })
    const shown = store.offer.amounts?.transAmount
    expect(await made(store)).toBeUndefined()
    await until(() => store.oldAmount !== undefined)
    expect(store.oldAmount).toBe(shown)
    const asked = store.offer.amounts?.transAmount
    expect(asked).not.toBe(shown)
    const orderId = await made(store)
    expect((await call(orderDetail, { orderId: orderId ?? '' })).orderDetail.payAmount).toBe(asked)
  })
})
