import { findPayment, lockOrder } from '../../../sandbox/areas/cashier/settle'
import { startPayment } from '../../../sandbox/areas/cashier/start'
import type { Db } from '../../../sandbox/db/client'
import { once } from '../../../sandbox/idempotency'
import { balanceOf } from '../../../sandbox/ledger/ledger'
import { intentOf, type Lock, many, paymentOf, tell } from './pay'
import { isCaught, meetingPoint, openShop, orderOne, orderRow, PRICE, paymentsOf, type Shop } from './shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

describe('P4 one intent sent twenty times at once', () => {
  async function oneCharge(runOnce: typeof once, lock: Lock): Promise<void> {
    const orderId = await orderOne(shop)
    const key = { userId: shop.buyer.userId, path: '/cashier/create-and-pay', requestId: `intent-${orderId}` }
    const bizNos = await many(20, () =>
      runOnce(
        shop.db,
        key,
        { orderId },
        async (tx) => paymentOf(await startPayment(tx, intentOf(shop, orderId, key.requestId), lock)).bizNo,
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
      shop.db.transaction((tx) => startPayment(tx, intentOf(shop, orderId, `tab-${tab}`), startLock)),
    )
    const bizNos = started.map((one) => paymentOf(one).bizNo)
    expect(new Set(bizNos).size).toBe(1)
    await many(TABS, (tab) => tell(shop, bizNos[tab] ?? '', 'success', settleLock))
    for (const bizNo of bizNos) expect((await findPayment(shop.db, bizNo))?.status).toBe('PAYMENT_SUCCESS')
    expect((await orderRow(shop, orderId)).state).toBe('finished')
    expect(await balanceOf(shop.db, 'income:mall')).toBe(income + PRICE)
  }

  it('P18 share one payment, are charged once, and all see success', () => oneChargeOfAllTabs(lockOrder, lockOrder))

  it('P18 the test catches a start without the lock of the order', () =>
    isCaught(oneChargeOfAllTabs(meetingPoint(TABS), lockOrder)))
})
