import { findPayment } from '../../../sandbox/areas/cashier/settle'
import { startPayment } from '../../../sandbox/areas/cashier/start'
import { payments } from '../../../sandbox/areas/cashier/tables'
import { once } from '../../../sandbox/idempotency'
import { balanceOf } from '../../../sandbox/ledger/ledger'
import { transactionsAtOnce } from './atOnce'
import { intentOf, many, paymentOf, tell } from './pay'
import { openShop, orderOne, orderRow, PRICE, paymentsOf, type Shop } from './shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it('P4 one intent sent twenty times at once gets identical answers and makes one payment', async () => {
  const key = { userId: shop.buyer.userId, path: '/cashier/create-and-pay', requestId: 'intent-of-all' }
  const before = await shop.db.select().from(payments)
  const bizNos = await many(20, () =>
    once(shop.db, key, {}, async (tx) => {
      // Each run pays an order of its own, so that nothing but the key makes them one: a second payment of one order would go on with the first.
      const orderId = await orderOne({ ...shop, db: tx })
      return paymentOf(await startPayment(tx, intentOf(shop, orderId, key.requestId))).bizNo
    }),
  )
  expect(new Set(bizNos).size).toBe(1)
  expect(await shop.db.select().from(payments)).toHaveLength(before.length + 1)
})

it('P18 twelve tabs that pay one order at once share one payment, are charged once, and all see success', async () => {
  const TABS = 12
  const orderId = await orderOne(shop)
  const income = await balanceOf(shop.db, 'income:mall')
  const started = await transactionsAtOnce(shop.db, TABS, (tx, tab) =>
    startPayment(tx, intentOf(shop, orderId, `tab-${tab}`)),
  )
  const bizNos = started.map((one) => paymentOf(one).bizNo)
  expect(new Set(bizNos).size).toBe(1)
  expect(await paymentsOf(shop, orderId)).toHaveLength(1)
  await many(TABS, (tab) => tell(shop, bizNos[tab] ?? '', 'success'))
  for (const bizNo of bizNos) expect((await findPayment(shop.db, bizNo))?.status).toBe('PAYMENT_SUCCESS')
  expect((await orderRow(shop, orderId)).state).toBe('finished')
  expect(await balanceOf(shop.db, 'income:mall')).toBe(income + PRICE)
})
