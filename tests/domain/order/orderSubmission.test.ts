import { copyOrderCreate } from '@/contract/order/again'
import { paymentInfo } from '@/contract/order/detail'
import { type OrderReq, order } from '@/contract/order/place'
import { orderSubmission } from '@/domain/order/orderSubmission'
import { session } from '@/domain/session/session'
import { answer, forgetCalls, kept, sent, sentTo } from './fakeCalls'
import { failure, refusal } from './orderErrors'
import { placed } from './samples'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/request/call', () => jest.requireActual('./fakeCalls').callModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('./fakeCalls').storageModule)

const form: OrderReq = {
  goodsId: 'g',
  rechargeType: 't',
  quantity: 1,
  rechargeAccount: '13800138000',
  transAmount: 4_250,
}
const ids = () => sentTo(order).map(({ requestId }) => requestId)

beforeEach(forgetCalls)

const places = { showRefusal: () => true, showLost: () => true }
const created = (orderId: string) => ({ kind: 'done', value: { orderId } })

/** Sends the order from a screen of its own; its end is not shown. */
async function submitOrder(req: OrderReq) {
  const submission = orderSubmission(order, places)
  await submission.submit(req)
  return submission.end
}

/** The same, and the screen shows the end to the customer. */
async function submitSeen(req: OrderReq) {
  const submission = orderSubmission(order, places)
  await submission.submit(req)
  return submission.take()
}

describe('an order that is made', () => {
  it('is known by its id, and the same form then means another order', async () => {
    answer(
      order,
      () => placed('M1'),
      () => placed('M2'),
    )
    expect(await submitSeen(form)).toMatchObject(created('M1'))
    expect(await submitSeen(form)).toMatchObject(created('M2'))
    expect(new Set(ids()).size).toBe(2)
  })

  it('whose screen was left before the answer is the answer to the same form, and not made a second time', async () => {
    answer(order, () => placed('M1'))
    answer(paymentInfo, () => ({}))
    await submitOrder(form)
    expect(await submitOrder(form)).toMatchObject(created('M1'))
    expect(new Set(ids()).size).toBe(1)
    expect(sentTo(paymentInfo)).toMatchObject([{ data: { orderId: 'M1' }, toast: false }])
  })

  it('and paid meanwhile is not the answer to a new one', async () => {
    answer(
      order,
      () => placed('M1'),
      () => placed('M1'),
      () => placed('M2'),
    )
    answer(paymentInfo, refusal('ORDER_NOT_PAYABLE'))
    await submitOrder(form)
    expect(await submitOrder(form)).toMatchObject(created('M2'))
    const [first, again, fresh] = ids()
    expect(again).toBe(first)
    expect(fresh).not.toBe(first)
  })
})

describe('a lost answer', () => {
  it.each(['offline', 'timeout', 'http', 'malformed'] as const)(
    'R-82 (%s) leaves the outcome unknown, and the next try goes under the same id',
    async (kind) => {
      answer(order, failure(kind), () => placed('M1'))
      answer(paymentInfo, () => ({}))
      expect(await submitOrder(form)).toMatchObject({ kind: 'lost', isShown: true })
      expect(await submitOrder(form)).toMatchObject(created('M1'))
      expect(new Set(ids()).size).toBe(1)
    },
  )

  it('of a form does not give its id to a form that was changed before the next try', async () => {
    answer(order, failure('offline'), () => placed('M2'))
    await submitOrder(form)
    await submitOrder({ ...form, rechargeAccount: '13800138001' })
    expect(new Set(ids()).size).toBe(2)
  })

  it('stays unknown if the server cannot say whether the order can still be paid', async () => {
    answer(order, failure('timeout'), () => placed('M1'))
    answer(paymentInfo, failure('offline'))
    await submitOrder(form)
    expect(await submitOrder(form)).toMatchObject({ kind: 'lost' })
  })

  it('U3 ends with the session: the same form of the next customer is sent under an id of its own', async () => {
    answer(order, failure('timeout'), () => placed('M1'))
    await submitOrder(form)
    session.signOut()
    await submitSeen(form)
    expect(new Set(ids()).size).toBe(2)
    expect(sentTo(paymentInfo)).toEqual([])
  })

  it('S6 keeps no phone number while it waits', async () => {
    answer(order, failure('offline'))
    await submitOrder(form)
    expect(kept()).toContain(ids()[0])
    expect(kept()).not.toContain('13800138000')
  })
})

describe('a refused order', () => {
  it.each(['GOODS_GONE', 'STOCK_SHORT', 'QUANTITY_INVALID', 'ACCOUNT_INVALID', 'COUPON_UNUSABLE'])(
    '%s is an end of its own, with the server’s text',
    async (code) => {
      answer(order, refusal(code, 'why'))
      expect(await submitOrder(form)).toMatchObject({ kind: 'refused', error: { code, message: 'why' } })
      await submitOrder(form)
      expect(new Set(ids()).size).toBe(2)
      expect(sent.every(({ toast }) => toast === false)).toBe(true)
    },
  )

  it('because the session ended is not shown as a lost answer', async () => {
    answer(order, failure('session'))
    const submission = orderSubmission(order, places)
    await submission.submit(form)
    expect([submission.isLost, submission.end]).toMatchObject([false, { kind: 'lost', isShown: false }])
  })
})

describe('buying again', () => {
  const again = { orderId: 'M1', transAmount: 4_750 }

  it('R-82 keeps one request id until the result is known', async () => {
    answer(copyOrderCreate, failure('timeout'), () => placed('M2'))
    answer(paymentInfo, () => ({}))
    const buying = orderSubmission(copyOrderCreate, places)
    await buying.submit(again)
    expect(buying.take()).toMatchObject({ kind: 'lost' })
    await buying.submit(again)
    expect(buying.take()).toMatchObject(created('M2'))
    expect(new Set(sentTo(copyOrderCreate).map(({ requestId }) => requestId)).size).toBe(1)
  })
})
