import { and, eq } from 'drizzle-orm'
import { hasMark, markOnce, marksOf } from '../../../sandbox/areas/activity/custom/marks'
import { activityMarks } from '../../../sandbox/areas/activity/custom/tables'
import { takeReward } from '../../../sandbox/areas/activity/custom/take'
import { findActivity, type Scheduled } from '../../../sandbox/areas/activity/custom/views'
import { coupons } from '../../../sandbox/areas/order/tables'
import { balanceOf, coinAccount } from '../../../sandbox/ledger/ledger'
import type { User } from '../../../sandbox/user'
import { many } from './pay'
import { now, openShop, type Shop } from './shop'

const TAKES = 30

let shop: Shop
let spring: Scheduled
let inflation: Scheduled
beforeAll(async () => {
  shop = await openShop()
  const found = [await findActivity(shop.db, 'spring'), await findActivity(shop.db, 'tax-reduction')]
  if (!found[0] || !found[1]) throw new Error('no activities were seeded')
  ;[spring, inflation] = found as [Scheduled, Scheduled]
})
afterAll(() => shop.close())

const take = (activity: Scheduled, itemId: string, user: User = shop.buyer) =>
  shop.db.transaction((tx) => takeReward(tx, { activity, itemId, user, now, lang: 'en' }))
const join = (userId: number) => markOnce(shop.db, { userId, code: 'spring', itemId: '', kind: 'joined', now })
const taken = (answers: readonly object[]) => answers.filter((answer) => !('refused' in answer))

it('W3 thirty takes of one reward at once give it once', async () => {
  const { userId } = shop.buyer
  const own = eq(coupons.userId, userId)
  const before = (await shop.db.select().from(coupons).where(own)).length
  await join(userId)
  expect(taken(await many(TAKES, () => take(spring, 'first-come')))).toHaveLength(1)
  expect(await shop.db.select().from(coupons).where(own)).toHaveLength(before + 1)
})

it('W3 thirty takes of coins at once give them once', async () => {
  const { userId } = shop.buyer
  const coins = () => balanceOf(shop.db, coinAccount(userId))
  await join(userId)
  await markOnce(shop.db, { userId, code: 'spring', itemId: 'carnival', kind: 'visited', now })
  const before = await coins()
  expect(taken(await many(TAKES, () => take(spring, 'carnival')))).toHaveLength(1)
  expect(await coins()).toBe(before + 20)
})

it('the last of a reward goes to one of thirty customers', async () => {
  const isOf = and(eq(activityMarks.code, 'spring'), eq(activityMarks.itemId, 'first-come'))
  const gone = (await shop.db.select().from(activityMarks).where(isOf)).length
  const plan = {
    ...spring.plan,
    items: spring.plan.items.map((item) => (item.itemId === 'first-come' ? { ...item, stock: gone + 1 } : item)),
  }
  const ids = Array.from({ length: TAKES }, (_, at) => 5_000 + at)
  for (const userId of ids) await join(userId)
  const answers = await Promise.all(
    ids.map((userId) => take({ ...spring, plan }, 'first-come', { ...shop.buyer, userId })),
  )
  expect(taken(answers)).toHaveLength(1)
  expect(answers.filter((answer) => 'refused' in answer && answer.refused === 'ITEM_GONE')).toHaveLength(TAKES - 1)
})

it('a voucher that is kept while a task makes it grow is worth what its tasks say', async () => {
  const { userId } = shop.buyer
  await markOnce(shop.db, { userId, code: 'tax-reduction', itemId: 'price-cut', kind: 'visited', now })
  const calls = Array.from({ length: TAKES }, (_, at) => take(inflation, at % 2 === 0 ? 'price-cut' : 'voucher'))
  await Promise.all(calls)
  const marks = await marksOf(shop.db, userId, 'tax-reduction')
  const kept = marks.find(({ itemId, kind }) => itemId === 'voucher' && kind === 'received')
  expect(kept?.amount).toBe(hasMark(marks, 'received', 'price-cut') ? 300 : 200)
})
