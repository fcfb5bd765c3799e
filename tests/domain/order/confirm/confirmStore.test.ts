import { answer, forgetCalls, kept, sentTo } from '@tests/domain/order/fakeCalls'
import { madeBy } from '@tests/domain/order/madeBy'
import { failure, refusal } from '@tests/domain/order/orderErrors'
import { best, confirmInfo, placed, small } from '@tests/domain/order/samples'
import { deferred, settle } from '@tests/lib/deferred'
import { connectApp } from '@tests/request/fakeApp'
import { paymentInfo } from '@/contract/order/detail'
import { confirmOrderInfo, order } from '@/contract/order/place'
import { ConfirmStore } from '@/domain/order/confirm/confirmStore'
import { orderIntentsKey } from '@/domain/session/customerKeys'
import { drop } from '@/lib/drop'
import { launchStorage } from '@/platform/storage/sessionStorage'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/request/call', () => jest.requireActual('@tests/domain/order/fakeCalls').callModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@tests/domain/order/fakeCalls').storageModule)

const query = { goodsId: 'g', rechargeType: 't', quantity: '1' }

/** The screen with a right phone number typed. */
async function openForm(): Promise<ConfirmStore> {
  answer(confirmOrderInfo, () => confirmInfo)
  const store = new ConfirmStore(query)
  await store.load()
  store.form.type('account', '13800138000')
  return store
}

/** One tap on the button: the id of the new order that the screen then leads on with. */
function made(store: ConfirmStore): Promise<string | undefined> {
  store.submit()
  return madeBy(store.ordering)
}

beforeEach(() => {
  forgetCalls()
  connectApp()
})

describe('the confirm screen', () => {
  it('R-67 starts with the best coupon, its total and the member discount', async () => {
    const store = await openForm()
    expect(store.offer.coupon).toEqual(best)
    expect(store.offer.amounts).toMatchObject({
      memberDiscountAmount: 250,
      couponDiscountAmount: 500,
      transAmount: 4_250,
      saved: 750,
    })
  })

  it('R-67 takes another coupon or none, and never one that cannot be used', async () => {
    const store = await openForm()
    store.chooseCoupon('small')
    expect(store.offer.amounts?.transAmount).toBe(small.transAmount)
    store.chooseCoupon('')
    expect(store.offer.amounts?.transAmount).toBe(4_750)
    store.chooseCoupon('ended')
    expect(store.offer.coupon).toBeUndefined()
  })

  it.each([
    ['3', 3],
    ['0', 1],
    ['-2', 1],
    ['1.5', 1],
    ['many', 1],
  ])('reads the quantity %j of the address as %i', (quantity, pieces) => {
    expect(new ConfirmStore({ ...query, quantity }).offer.quantity).toBe(pieces)
  })

  it('R-49 keeps what was typed and says what is wrong with it beside the field', async () => {
    const store = await openForm()
    store.form.type('account', '1380013abc')
    expect(store.form.fault('account')).toBeUndefined()
    store.form.leave('account')
    expect(store.form.fault('account')).toEqual({ kind: 'wrong', problem: 'phoneWrong' })
    expect(await made(store)).toBeUndefined()
    expect(store.form.text('account')).toBe('1380013abc')
    expect(sentTo(order)).toEqual([])
    store.form.type('account', '138')
    expect(store.form.fault('account')).toBeUndefined()
  })

  it('R-49 keeps a twelfth digit in the field and sends nothing, so that no other number is topped up', async () => {
    const store = await openForm()
    store.form.type('account', '138 0013 80005')
    expect(store.form.text('account')).toBe('138 0013 80005')
    answer(order, () => placed('M1'))
    expect(await made(store)).toBeUndefined()
    expect(store.form.fault('account')).toEqual({ kind: 'wrong', problem: 'phoneWrong' })
    expect(sentTo(order)).toEqual([])
  })

  it('R-49 keeps an edit in the middle of the number as it was typed, and groups a right number once the field is left', async () => {
    const store = await openForm()
    store.form.type('account', '138 0013 800')
    expect(store.form.text('account')).toBe('138 0013 800')
    store.form.type('account', '1398 0013 800')
    expect(store.form.text('account')).toBe('1398 0013 800')
    store.form.leave('account')
    expect([store.form.text('account'), store.form.fault('account')]).toEqual(['139 8001 3800', undefined])
  })

  it('asks for another number of pieces at once; where there are not that many, the old number stays', async () => {
    const store = await openForm()
    answer(confirmOrderInfo, refusal('STOCK_SHORT', '库存不足'))
    store.changeQuantity(5)
    expect(store.canSubmit).toBe(false)
    await settle()
    expect(store.offer.quantity).toBe(1)
    expect(store.messageAt('goods')).toBe('库存不足')
    expect(store.offer.amounts?.transAmount).toBe(4_250)
    expect(store.canSubmit).toBe(true)
  })
})

describe('submitting', () => {
  it('R-67 sends the account, the coupon and the amount that was shown', async () => {
    const store = await openForm()
    answer(order, () => placed('M1'))
    expect(await made(store)).toBe('M1')
    expect(sentTo(order)[0]?.data).toEqual({
      goodsId: 'g',
      rechargeType: 't',
      quantity: 1,
      rechargeAccount: '13800138000',
      couponId: 'best',
      transAmount: 4_250,
    })
  })

  it('twice in one tick makes one order', async () => {
    const store = await openForm()
    const server = deferred<object>()
    answer(order, () => server.promise)
    store.submit()
    store.submit()
    expect(store.ordering.busy).toBe(true)
    server.resolve(placed('M1'))
    await settle()
    store.submit()
    expect(await madeBy(store.ordering)).toBe('M1')
    expect(sentTo(order)).toHaveLength(1)
    expect(store.ordering.busy).toBe(false)
  })

  it('R-82 after a lost answer says so, keeps the form, and the next tap goes under the same id', async () => {
    const store = await openForm()
    answer(order, failure('timeout'), () => placed('M1'))
    answer(paymentInfo, () => ({}))
    expect(await made(store)).toBeUndefined()
    expect(store.lost).toBe('same')
    expect(store.form.text('account')).toBe('138 0013 8000')
    const [first] = sentTo(order)
    store.submit()
    expect(store.lost).toBeUndefined()
    expect(await madeBy(store.ordering)).toBe('M1')
    expect(sentTo(order)[1]?.requestId).toBe(first?.requestId)
  })

  it('R-82 S6 after a lost answer and a reload warns by the goods alone: no account is stored', async () => {
    const store = await openForm()
    answer(order, failure('timeout'))
    await made(store)
    answer(confirmOrderInfo, () => ({ ...confirmInfo, memberCoupons: [], bestMemberCoupon: undefined }))
    const again = new ConfirmStore(query)
    await again.load()
    expect(again.lost).toBe('earlier')
    expect(kept()).not.toMatch(/1380013|138 0013/)
    const others = new ConfirmStore({ ...query, goodsId: 'other' })
    await others.load()
    expect(others.lost).toBeUndefined()
  })

  it('R-82 warns no more of a lost order once the customer has made another one of the same goods, which keeps its id', async () => {
    const store = await openForm()
    answer(
      order,
      failure('timeout'),
      () => placed('M2'),
      () => placed('M1'),
    )
    answer(paymentInfo, () => ({}))
    await made(store)
    store.chooseCoupon('')
    expect(await made(store)).toBe('M2')
    const again = await openForm()
    expect(again.lost).toBeUndefined()
    expect(await made(again)).toBe('M1')
    const [lost, other, same] = sentTo(order)
    expect(other?.requestId).not.toBe(lost?.requestId)
    expect(same?.requestId).toBe(lost?.requestId)
  })

  it.each([[[null]], [['x']], ['x'], [{}]])(
    'opens and orders where what is stored of orders is malformed (%j)',
    async (spoilt) => {
      launchStorage.write(orderIntentsKey, spoilt)
      const store = await openForm()
      answer(order, () => placed('M1'))
      expect(store.lost).toBeUndefined()
      expect(await made(store)).toBe('M1')
    },
  )

  it('R-82 gives no warning of a refused order, nor of one whose result was shown', async () => {
    const store = await openForm()
    answer(order, refusal('STOCK_SHORT'), () => placed('M1'))
    await made(store)
    expect((await openForm()).lost).toBeUndefined()
    await made(store)
    expect((await openForm()).lost).toBeUndefined()
  })

  it.each<[string, (store: ConfirmStore) => unknown]>([
    ['account', (store) => store.form.type('account', '13800138001')],
    ['coupon', (store) => store.chooseCoupon('small')],
    ['number of pieces', (store) => store.changeQuantity(2)],
  ])('R-82 after a lost answer another %s is not promised to be the same order', async (_what, change) => {
    const store = await openForm()
    answer(order, failure('timeout'))
    await made(store)
    change(store)
    await settle()
    expect(store.lost).toBe('earlier')
  })

  it('R-82 after a lost answer the same form typed once more is the same order again', async () => {
    const store = await openForm()
    answer(order, failure('timeout'))
    await made(store)
    store.form.type('account', '138 0013 8001')
    expect(store.lost).toBe('earlier')
    store.form.type('account', '138 0013 8000')
    expect(store.lost).toBe('same')
  })

  it('R-82 has no end once its screen is closed, and the same form is sent again under the same id', async () => {
    const store = await openForm()
    const server = deferred<object>()
    answer(
      order,
      () => server.promise,
      () => placed('M1'),
    )
    answer(paymentInfo, () => ({}))
    store.submit()
    drop(store)
    server.resolve(placed('M1'))
    expect(await madeBy(store.ordering)).toBeUndefined()
    expect(await made(await openForm())).toBe('M1')
    expect(new Set(sentTo(order).map(({ requestId }) => requestId)).size).toBe(1)
  })

  it('U7 sends nothing before the privacy notice is accepted', async () => {
    const store = await openForm()
    const asked = jest.fn(() => false)
    connectApp({ mayCollect: asked })
    store.submit()
    expect([asked.mock.calls.length, sentTo(order).length]).toEqual([1, 0])
  })

  it.each([
    ['GOODS_GONE', 'goods'],
    ['STOCK_SHORT', 'goods'],
    ['QUANTITY_INVALID', 'goods'],
    ['ACCOUNT_INVALID', 'account'],
    ['COUPON_UNUSABLE', 'coupon'],
    ['SOMETHING_NEW', 'submit'],
  ] as const)('that is refused with %s says so at the %s', async (code, place) => {
    const store = await openForm()
    answer(order, refusal(code, 'why'))
    await made(store)
    await settle()
    const said = (['goods', 'coupon', 'submit'] as const).map((one) => [one, store.messageAt(one)])
    const fault = store.form.fault('account')
    const places = [...said, ['account', fault?.kind === 'refused' ? fault.message : undefined]]
    expect(places.filter(([, message]) => message !== undefined)).toEqual([[place, 'why']])
  })

  it('says at the button that an account is refused where the goods have no field for one', async () => {
    answer(confirmOrderInfo, () => ({ ...confirmInfo, goods: { ...confirmInfo.goods, kind: 'card' } }))
    const store = new ConfirmStore(query)
    await store.load()
    answer(order, refusal('ACCOUNT_INVALID', 'why'))
    await made(store)
    expect(store.messageAt('submit')).toBe('why')
  })

  it('with a coupon that is used up goes on without it, at the amount without it', async () => {
    const store = await openForm()
    answer(order, refusal('COUPON_UNUSABLE'))
    await made(store)
    await settle()
    expect(store.offer.coupon).toBeUndefined()
    expect(store.offer.amounts?.transAmount).toBe(4_750)
    expect(sentTo(confirmOrderInfo)).toHaveLength(2)
  })
})

describe('a price that changed meanwhile', () => {
  const news = {
    ...confirmInfo,
    order: { ...confirmInfo.order, goodsAmount: 5_200, transAmount: 4_950 },
    memberCoupons: [{ ...best, transAmount: 4_450 }],
    bestMemberCoupon: { ...best, transAmount: 4_450 },
  }

  it('is asked about with both amounts, and then sent as a new intent at the new one', async () => {
    const store = await openForm()
    answer(order, refusal('PRICE_CHANGED'), () => placed('M1'))
    answer(confirmOrderInfo, () => news)
    expect(await made(store)).toBeUndefined()
    expect(store.oldAmount).toBe(4_250)
    expect(store.offer.amounts?.transAmount).toBe(4_450)
    expect(await made(store)).toBe('M1')
    expect(store.oldAmount).toBeUndefined()
    const [old, fresh] = sentTo(order)
    expect(fresh?.data).toMatchObject({ transAmount: 4_450 })
    expect(fresh?.requestId).not.toBe(old?.requestId)
  })

  it('says so beside the button where the new one cannot be had, and why where the goods are gone by now', async () => {
    const store = await openForm()
    answer(order, refusal('PRICE_CHANGED', 'changed'))
    answer(confirmOrderInfo, failure('offline'), refusal('GOODS_GONE', 'gone'))
    await made(store)
    expect([store.oldAmount, store.messageAt('submit')]).toEqual([undefined, 'changed'])
    await made(store)
    expect([store.oldAmount, store.messageAt('goods')]).toEqual([undefined, 'gone'])
  })

  it('is not sent where the customer does not take it', async () => {
    const store = await openForm()
    answer(order, refusal('PRICE_CHANGED'))
    answer(confirmOrderInfo, () => news)
    await made(store)
    store.forgetOldAmount()
    expect(store.oldAmount).toBeUndefined()
    expect(sentTo(order)).toHaveLength(1)
  })
})
