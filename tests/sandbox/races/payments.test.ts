import { catchUp } from '../../../sandbox/areas/cashier/catchUp'
import { findPayment, lockOrder } from '../../../sandbox/areas/cashier/settle'
import { type PayIntent, type Started, startPayment } from '../../../sandbox/areas/cashier/start'
import { cancel } from '../../../sandbox/areas/order/due'
import type { Db } from '../../../sandbox/db/client'
import { once } from '../../../sandbox/idempotency'
import { balanceOf } from '../../../sandbox/ledger/ledger'
import { type Outcome, signatureOf } from '../../../sandbox/provider/notification'
import { receiveNotification } from '../../../sandbox/provider/receive'
import { compose } from '../../../sandbox/provider/send'
import {
  entriesOf,
  isCaught,
  meetingPoint,
  now,
  openShop,
  orderOne,
  orderRow,
  PRICE,
  paymentsOf,
  type Shop,
  soldCount,
} from './shop'

const SECRET = 'a secret of the tests'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

type Lock = typeof lockOrder
type Once = typeof once

const intentOf = (orderId: string, requestId: string): PayIntent => ({
  userId: shop.buyer.userId,
  requestId,
  orderId,
  amount: PRICE,
  tool: { assetType: 'ALIPAY' },
  host: 'web',
  callBackUrl: '',
  now,
})

function paymentOf(started: Started | undefined) {
  if (started?.kind !== 'payment') throw new Error(`no payment: ${JSON.stringify(started)}`)
  return started.payment
}

const pay = async (orderId: string) =>
  paymentOf(await shop.db.transaction((tx) => startPayment(tx, intentOf(orderId, 'first'))))

const many = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

/** Tells the shop of a payment with a right signature, as often as asked. */
const tell = async (bizNo: string, outcome: Outcome, lock: Lock = lockOrder) => {
  const payment = await findPayment(shop.db, bizNo)
  if (!payment) throw new Error(`no payment ${bizNo}`)
  const body = compose(payment, outcome, SECRET, now.getTime())
  return receiveNotification(shop.db, { provider: 'alipay', body, secret: SECRET, now }, lock)
}

describe('P4 one intent sent twenty times at once', () => {
  async function oneCharge(runOnce: Once, lock: Lock): Promise<void> {
    const orderId = await orderOne(shop)
    const key = { userId: shop.buyer.userId, path: '/cashier/create-and-pay', requestId: `intent-${orderId}` }
    const bizNos = await many(20, () =>
      runOnce(
        shop.db,
        key,
        { orderId },
        async (tx) => paymentOf(await startPayment(tx, intentOf(orderId, key.requestId), lock)).bizNo,
      ),
    )
    expect(new Set(bizNos).size).toBe(1)
    expect(await paymentsOf(shop, orderId)).toHaveLength(1)
  }

  it('P4 gets identical answers and makes one payment', () => oneCharge(once, async () => {}))

  it('P4 the test catches an idempotency key that is looked up first and written afterwards', async () => {
    const answers = new Map<string, unknown>()
    const meet = meetingPoint(20)
    const naive = async <Answer>(
      db: Db,
      key: { requestId: string },
      _data: unknown,
      run: (tx: Db) => Promise<Answer>,
    ): Promise<Answer> => {
      if (answers.has(key.requestId)) return answers.get(key.requestId) as Answer
      const answer = await db.transaction((tx) => run(tx))
      answers.set(key.requestId, answer)
      return answer
    }
    await isCaught(oneCharge(naive, meet))
  })
})

describe('P18 tabs that pay one order at once', () => {
  const TABS = 12

  async function oneChargeOfAllTabs(startLock: Lock, settleLock: Lock): Promise<void> {
    const orderId = await orderOne(shop)
    const income = await balanceOf(shop.db, 'income:mall')
    const started = await many(TABS, (tab) =>
      shop.db.transaction((tx) => startPayment(tx, intentOf(orderId, `tab-${tab}`), startLock)),
    )
    const bizNos = started.map((one) => paymentOf(one).bizNo)
    expect(new Set(bizNos).size).toBe(1)
    await many(TABS, (tab) => tell(bizNos[tab] ?? '', 'success', settleLock))
    for (const bizNo of bizNos) expect((await findPayment(shop.db, bizNo))?.status).toBe('PAYMENT_SUCCESS')
    expect((await orderRow(shop, orderId)).state).toBe('finished')
    expect(await balanceOf(shop.db, 'income:mall')).toBe(income + PRICE)
  }

  it('P18 share one payment, are charged once, and all see success', () => oneChargeOfAllTabs(lockOrder, lockOrder))

  it('P18 the test catches a start without the lock of the order', () =>
    isCaught(oneChargeOfAllTabs(meetingPoint(TABS), lockOrder)))
})

describe('P13 notifications of one payment', () => {
  async function creditedOnce(outcomes: readonly Outcome[], lock: Lock): Promise<void> {
    const orderId = await orderOne(shop)
    const { bizNo } = await pay(orderId)
    const [sold, income] = [await soldCount(shop), await entriesOf(shop, 'income:mall')]
    await many(outcomes.length, (index) => tell(bizNo, outcomes[index] ?? 'success', lock))
    expect(await findPayment(shop.db, bizNo)).toMatchObject({ status: 'PAYMENT_SUCCESS', refundDue: false })
    const order = await orderRow(shop, orderId)
    expect([order.state, order.cardCodes.length]).toEqual(['finished', 1])
    expect(await soldCount(shop)).toBe(sold + 1)
    expect(await entriesOf(shop, 'income:mall')).toEqual([...income, PRICE])
  }

  const copies = Array.from({ length: 15 }, (): Outcome => 'success')
  const mixed = copies.map((_, index): Outcome => (['failure', 'pending', 'success'] as const)[index % 3] ?? 'success')

  it('P13 fifteen at once credit once', () => creditedOnce(copies, lockOrder))

  it('P13 success, failure and pending at once, in any order, credit once', async () => {
    for (let round = 0; round < 5; round++) await creditedOnce(mixed, lockOrder)
  })

  it('P13 the test catches a settlement without the lock of the order', () =>
    isCaught(creditedOnce(copies, meetingPoint(copies.length))))

  it('P13 one that comes before the payment is committed changes nothing, and its repetition credits once', async () => {
    const orderId = await orderOne(shop)
    const sold = await soldCount(shop)
    const early = await shop.db.transaction(async (tx) => {
      const payment = paymentOf(await startPayment(tx, intentOf(orderId, 'early')))
      const body = compose(payment, 'success', SECRET, now.getTime())
      expect(await receiveNotification(shop.db, { provider: 'alipay', body, secret: SECRET, now })).toBe(
        'unknown-session',
      )
      return { body, bizNo: payment.bizNo }
    })
    expect((await findPayment(shop.db, early.bizNo))?.status).toBe('PAYMENT_CREATED')
    const arrival = { provider: 'alipay', body: early.body, secret: SECRET, now } as const
    expect(await receiveNotification(shop.db, arrival)).toBe('applied')
    expect(await receiveNotification(shop.db, arrival)).toBe('repeated')
    expect(await soldCount(shop)).toBe(sold + 1)
  })

  it('P14 a signature over other fields does not carry over', async () => {
    const { bizNo } = await pay(await orderOne(shop))
    const payment = await findPayment(shop.db, bizNo)
    if (!payment) throw new Error('no payment')
    const right = compose(payment, 'failure', SECRET, now.getTime())
    expect(signatureOf(SECRET, right)).toBe(right.sign)
    const body = { ...right, status: 'success' }
    expect(await receiveNotification(shop.db, { provider: 'alipay', body, secret: SECRET, now })).toBe('bad-sign')
    expect((await findPayment(shop.db, bizNo))?.status).toBe('PAYMENT_CREATED')
  })
})

describe('P15 a payment and a cancellation at once', () => {
  it('P15 end in a delivery that is earned or a refund that is owed, never in both or neither', async () => {
    const seen = new Set<string>()
    for (let round = 0; round < 12; round++) {
      const orderId = await orderOne(shop)
      const { bizNo } = await pay(orderId)
      const [income, refunds] = [await balanceOf(shop.db, 'income:mall'), await balanceOf(shop.db, 'refunds:due')]
      const doCancel = () => shop.db.transaction((tx) => cancel(tx, orderId, () => true))
      await Promise.all(round % 2 ? [tell(bizNo, 'success'), doCancel()] : [doCancel(), tell(bizNo, 'success')])
      const { state } = await orderRow(shop, orderId)
      seen.add(state)
      const delivered = state === 'finished'
      expect(state).toBe(delivered ? 'finished' : 'refunding')
      expect((await findPayment(shop.db, bizNo))?.refundDue).toBe(!delivered)
      expect((await balanceOf(shop.db, 'income:mall')) - income).toBe(delivered ? PRICE : 0)
      expect((await balanceOf(shop.db, 'refunds:due')) - refunds).toBe(delivered ? 0 : PRICE)
    }
    expect(seen.size).toBeGreaterThan(0)
  })

  it('the clock’s work, done by many at once, is done once', async () => {
    const orderId = await orderOne(shop)
    const { bizNo } = await pay(orderId)
    const later = new Date(now.getTime() + 16 * 60_000)
    await many(8, () => catchUp(shop.db, later))
    expect((await findPayment(shop.db, bizNo))?.failure).toBe('expired')
    expect((await orderRow(shop, orderId)).state).toBe('cancelled')
  })
})
