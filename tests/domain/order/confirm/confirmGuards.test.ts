import { answer, forgetCalls, sentTo } from '@tests/domain/order/fakeCalls'
import { madeBy } from '@tests/domain/order/madeBy'
import { failure, refusal } from '@tests/domain/order/orderErrors'
import { confirmInfo, placed } from '@tests/domain/order/samples'
import { deferred, settle } from '@tests/lib/deferred'
import { portsOf } from '@tests/report/fakeReports'
import { connectApp } from '@tests/request/fakeApp'
import { type ConfirmOrderInfoRes, confirmOrderInfo, order } from '@/contract/order/place'
import { ConfirmStore } from '@/domain/order/confirm/confirmStore'
import { drop } from '@/lib/drop'
import { connectReports, openSink } from '@/report/report'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/request/call', () => jest.requireActual('@tests/domain/order/fakeCalls').callModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@tests/domain/order/fakeCalls').storageModule)

const query = { goodsId: 'g', rechargeType: 't', quantity: '1' }
const dearer = { ...confirmInfo, bestMemberCoupon: undefined, order: { ...confirmInfo.order, transAmount: 4_950 } }
const clicks: unknown[] = []

/** The screen with a right phone number typed. */
async function openForm(): Promise<ConfirmStore> {
  const store = new ConfirmStore(query)
  await store.load()
  store.form.type('account', '13800138000')
  return store
}

/** Waits for the end of an order, and for what the screen then asks for anew. */
async function ended(store: ConfirmStore): Promise<void> {
  await madeBy(store.ordering)
  await settle()
}

beforeEach(() => {
  forgetCalls()
  connectApp()
  connectReports(
    portsOf({
      isAllowed: true,
      reportSwitch: 'on',
      person: { isSignedIn: true, inApp: false },
      from: '',
      utmSource: '',
    }),
  )
  openSink(() => ({ take: ({ detail }) => clicks.push(detail), clear: () => undefined }))
  clicks.length = 0
  answer(confirmOrderInfo, () => confirmInfo)
  answer(order, () => placed('M1'))
})

describe('an order is not sent', () => {
  it('before its amounts are known', async () => {
    const store = new ConfirmStore(query)
    store.form.type('account', '13800138000')
    expect([store.canSubmit, store.lost, store.messageAt('submit')]).toEqual([false, undefined, undefined])
    store.submit()
    void store.load()
    expect(store.canSubmit).toBe(false)
    store.submit()
    await settle()
    expect([store.canSubmit, sentTo(order)]).toEqual([true, []])
  })

  it('where its amounts cannot be had', async () => {
    answer(confirmOrderInfo, failure('offline'))
    const store = await openForm()
    expect(store.canSubmit).toBe(false)
    store.submit()
    await settle()
    expect([sentTo(order), clicks]).toEqual([[], []])
  })

  it('at the old amount while the amount of another number of pieces is being asked for', async () => {
    const store = await openForm()
    store.changeQuantity(2)
    expect(store.canSubmit).toBe(false)
    store.submit()
    await settle()
    expect([sentTo(order), clicks]).toEqual([[], []])
    store.submit()
    await ended(store)
    expect(sentTo(order).map(({ data }) => data)).toMatchObject([{ quantity: 2 }])
  })

  it('a second time by another tap, which is not reported either', async () => {
    const server = deferred<object>()
    answer(order, () => server.promise)
    const store = await openForm()
    store.submit()
    store.submit()
    server.resolve(placed('M1'))
    await ended(store)
    expect(sentTo(order)).toHaveLength(1)
    expect(clicks).toEqual([{ module: 'order', element: 'submit', productId: 'g' }])
  })

  it('nor reported where the account is wrong', async () => {
    const store = await openForm()
    store.form.type('account', '138')
    store.submit()
    await settle()
    expect([sentTo(order), clicks]).toEqual([[], []])
  })
})

describe('the warning of an order whose end is not known', () => {
  it('R-82 is not given of the order that is under way while its amounts are read again', async () => {
    const server = deferred<object>()
    answer(order, () => server.promise.then(refusal('STOCK_SHORT')))
    const store = await openForm()
    store.submit()
    await store.load()
    expect(store.lost).toBeUndefined()
    server.resolve({})
    await ended(store)
    expect(store.lost).toBeUndefined()
  })

  it('R-82 has been read by a customer who then orders all the same', async () => {
    answer(order, failure('timeout'), refusal('STOCK_SHORT'))
    const first = await openForm()
    first.submit()
    await ended(first)
    drop(first)
    const store = await openForm()
    expect(store.lost).toBe('earlier')
    store.chooseCoupon('')
    store.submit()
    await ended(store)
    expect(store.lost).toBeUndefined()
  })
})

describe('a refusal on the confirm screen', () => {
  it.each([
    ['a refused order', refusal('STOCK_SHORT'), 'refused'],
    ['a lost answer', failure('timeout'), 'lost'],
  ])('is placed on it, so that no toast says it again: %s', async (_, server, kind) => {
    answer(order, server)
    const store = await openForm()
    store.submit()
    while (store.ordering.busy) await settle()
    expect(store.ordering.take()).toMatchObject({ kind, isShown: true })
  })

  it('of a coupon leaves with the choice of another one', async () => {
    answer(order, refusal('COUPON_UNUSABLE', 'used up'))
    const store = await openForm()
    store.submit()
    await ended(store)
    expect(store.messageAt('coupon')).toBe('used up')
    store.chooseCoupon('small')
    expect(store.messageAt('coupon')).toBeUndefined()
  })

  it('of the goods stays where a coupon is chosen', async () => {
    answer(order, refusal('STOCK_SHORT', 'short'))
    const store = await openForm()
    store.submit()
    await ended(store)
    store.chooseCoupon('small')
    expect([store.messageAt('goods'), store.messageAt('coupon')]).toEqual(['short', undefined])
  })

  it('of a coupon stands at the coupon also where the goods have no field for an account', async () => {
    answer(confirmOrderInfo, () => ({ ...confirmInfo, goods: { ...confirmInfo.goods, kind: 'card' } }))
    answer(order, refusal('COUPON_UNUSABLE', 'used up'))
    const store = await openForm()
    store.submit()
    await ended(store)
    expect([store.messageAt('coupon'), store.messageAt('submit')]).toEqual(['used up', undefined])
  })

  it('of a number of pieces is said also where no amount was known before', async () => {
    answer(confirmOrderInfo, refusal('STOCK_SHORT', 'short'))
    const store = new ConfirmStore(query)
    store.changeQuantity(5)
    await settle()
    expect([store.messageAt('goods'), store.offer.quantity]).toEqual(['short', 5])
  })

  it('is not said of pieces that the server has', async () => {
    const store = await openForm()
    store.changeQuantity(2)
    await settle()
    expect(store.fault).toBeUndefined()
    expect(store.offer.quantity).toBe(2)
  })
})

describe('a changed price that is being asked for', () => {
  /** Sent at a price that has changed; the answer with the new one is late. */
  async function asksForPrice() {
    const store = await openForm()
    const late = deferred<ConfirmOrderInfoRes>()
    answer(order, refusal('PRICE_CHANGED', 'changed'))
    answer(
      confirmOrderInfo,
      () => late.promise,
      () => dearer,
    )
    store.submit()
    while (store.ordering.busy) await settle()
    store.ordering.take()
    return { store, late }
  }

  it('is not compared with the amount of another number of pieces', async () => {
    const { store, late } = await asksForPrice()
    store.changeQuantity(2)
    await settle()
    late.resolve(dearer)
    await settle()
    expect([store.oldAmount, store.fault, store.offer.amounts?.transAmount]).toEqual([undefined, undefined, 4_950])
  })

  it('is not said to be missing while a newer question for it is open', async () => {
    const { store, late } = await asksForPrice()
    const newer = deferred<ConfirmOrderInfoRes>()
    answer(confirmOrderInfo, () => newer.promise)
    void store.load()
    late.resolve(dearer)
    await settle()
    expect([store.oldAmount, store.fault, store.canSubmit]).toEqual([undefined, undefined, false])
    newer.resolve(dearer)
    await settle()
    expect([store.fault, store.offer.amounts?.transAmount]).toEqual([undefined, 4_950])
  })

  it('is not taken once the screen is closed', async () => {
    const { store, late } = await asksForPrice()
    drop(store)
    late.resolve(dearer)
    await settle()
    expect(store.offer.amounts?.transAmount).toBe(4_250)
  })
})
