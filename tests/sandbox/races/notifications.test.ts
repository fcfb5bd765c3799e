import { until } from '@tests/fixtures/until'
import { eq } from 'drizzle-orm'
import { REFUND_MS } from '../../../sandbox/areas/cashier/paymentState'
import { refundsDue } from '../../../sandbox/areas/cashier/refunds'
import { findPayment } from '../../../sandbox/areas/cashier/settle'
import { startPayment } from '../../../sandbox/areas/cashier/start'
import { cancel } from '../../../sandbox/areas/order/due'
import { findOrder } from '../../../sandbox/areas/order/payable'
import { orders } from '../../../sandbox/areas/order/tables'
import { catchUp } from '../../../sandbox/catchUp'
import { balanceOf } from '../../../sandbox/ledger/ledger'
import { type Outcome, signatureOf } from '../../../sandbox/provider/notification'
import { receiveNotification } from '../../../sandbox/provider/receive'
import { compose } from '../../../sandbox/provider/send'
import { waitersQuery } from './heldLock'
import { intentOf, many, pay, paymentOf, SECRET, tell } from './pay'
import { entriesOf, now, openShop, orderOne, orderRow, PRICE, type Shop, soldCount } from './shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('P13 notifications of one payment', () => {
  async function creditedOnce(outcomes: readonly Outcome[]): Promise<void> {
    const orderId = await orderOne(shop)
    const { bizNo } = await pay(shop, orderId)
    const [sold, income] = [await soldCount(shop), await entriesOf(shop, 'income:mall')]
    await many(outcomes.length, (index) => tell(shop, bizNo, outcomes[index] ?? 'success'))
    expect(await findPayment(shop.db, bizNo)).toMatchObject({ status: 'PAYMENT_SUCCESS', refundAt: null })
    const order = await orderRow(shop, orderId)
    expect([order.state, order.cardCodes.length]).toEqual(['finished', 1])
    expect(await soldCount(shop)).toBe(sold + 1)
    expect(await entriesOf(shop, 'income:mall')).toEqual([...income, PRICE])
  }

  const copies = Array.from({ length: 15 }, (): Outcome => 'success')
  const mixed = copies.map((_, index): Outcome => (['failure', 'pending', 'success'] as const)[index % 3] ?? 'success')

  it('P13 fifteen at once credit once', () => creditedOnce(copies))

  it('P13 success, failure and pending at once, in any order, credit once', async () => {
    for (let round = 0; round < 5; round++) await creditedOnce(mixed)
  })

  it('P13 one that comes before the payment is committed changes nothing, and its repetition credits once', async () => {
    const orderId = await orderOne(shop)
    const sold = await soldCount(shop)
    const early = await shop.db.transaction(async (tx) => {
      const payment = paymentOf(await startPayment(tx, intentOf(shop, orderId, 'early')))
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
    const { bizNo } = await pay(shop, await orderOne(shop))
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
    for (let round = 0; round < 12; round++) {
      const orderId = await orderOne(shop)
      const { bizNo } = await pay(shop, orderId)
      const [income, refunds] = [await balanceOf(shop.db, 'income:mall'), await balanceOf(shop.db, 'refunds:due')]
      const doCancel = () => shop.db.transaction((tx) => cancel(tx, orderId, now, () => true))
      await Promise.all(
        round % 2 ? [tell(shop, bizNo, 'success'), doCancel()] : [doCancel(), tell(shop, bizNo, 'success')],
      )
      const { state } = await orderRow(shop, orderId)
      const delivered = state === 'finished'
      expect(state).toBe(delivered ? 'finished' : 'refunding')
      expect((await findPayment(shop.db, bizNo))?.refundAt === null).toBe(delivered)
      expect((await balanceOf(shop.db, 'income:mall')) - income).toBe(delivered ? PRICE : 0)
      expect((await balanceOf(shop.db, 'refunds:due')) - refunds).toBe(delivered ? 0 : PRICE)
    }
  })

  it('P15 the money that is owed goes back once, however many processes return it', async () => {
    const orderId = await orderOne(shop)
    const { bizNo } = await pay(shop, orderId)
    await shop.db.transaction((tx) => cancel(tx, orderId, now, () => true))
    await tell(shop, bizNo, 'success')
    expect(await balanceOf(shop.db, 'refunds:due')).toBeGreaterThanOrEqual(PRICE)
    const later = new Date(now.getTime() + REFUND_MS + 60_000)
    await many(8, () => refundsDue.run(shop.db, later))
    expect((await orderRow(shop, orderId)).state).toBe('refunded')
    expect(await balanceOf(shop.db, 'refunds:due')).toBe(0)
  })

  it('P15 a cancellation waits for a payment that is being told, and then finds nothing to cancel', async () => {
    const orderId = await orderOne(shop)
    let hasEnded = false
    const { cancelled } = await shop.db.transaction(async (tx) => {
      await findOrder(tx, orderId, true)
      const cancelling = shop.db
        .transaction((other) => cancel(other, orderId, now, () => true))
        .finally(() => {
          hasEnded = true
        })
      await until(
        async () => hasEnded || (await shop.db.execute(waitersQuery)).rows.length > 0,
        () => 'a cancellation that waits for the order',
      )
      await tx.update(orders).set({ state: 'finished' }).where(eq(orders.orderId, orderId))
      return { cancelled: cancelling }
    })
    expect(await cancelled).toBeUndefined()
    expect((await orderRow(shop, orderId)).state).toBe('finished')
  })

  it('the clock’s work, done by many at once, is done once', async () => {
    const orderId = await orderOne(shop)
    const { bizNo } = await pay(shop, orderId)
    const later = new Date(now.getTime() + 16 * 60_000)
    await many(8, () => catchUp(shop.db, later))
    expect((await findPayment(shop.db, bizNo))?.failure).toBe('expired')
    expect((await orderRow(shop, orderId)).state).toBe('cancelled')
  })
})
