import { eq } from 'drizzle-orm'
import { claimOnce } from '../../../sandbox/areas/rights/claims'
import { healthCode } from '../../../sandbox/areas/rights/healthCodes'
import { askRaise, raisesOf } from '../../../sandbox/areas/rights/raises'
import { rightsClaims } from '../../../sandbox/areas/rights/tables'
import { rightsOf } from '../../../sandbox/areas/supplier/orders'
import { receive } from '../../../sandbox/areas/supplier/receipts'
import { supplierBills, supplierOrders } from '../../../sandbox/areas/supplier/tables'
import { balanceOf, coinAccount } from '../../../sandbox/ledger/ledger'
import { many } from './pay'
import { now, openShop, type Shop } from './shop'

const CLAIMS = 30

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const coinsOf = (userId: number) => balanceOf(shop.db, coinAccount(userId))

it('R-95 thirty claims of one item at once make one claim, and its coins come once', async () => {
  const { userId } = shop.buyer
  const before = await coinsOf(userId)
  const claiming = { userId, onceKey: 'pack:P1:coins', gift: { kind: 'coins', coins: 300 } as const, now }
  const claims = await many(CLAIMS, () => shop.db.transaction((tx) => claimOnce(tx, claiming)))
  expect(claims.filter(Boolean)).toHaveLength(1)
  expect(await shop.db.select().from(rightsClaims).where(eq(rightsClaims.onceKey, 'pack:P1:coins'))).toHaveLength(1)
  expect(await coinsOf(userId)).toBe(before + 300)
})

it('a claim whose transaction fails leaves the item to the next one', async () => {
  const { userId } = shop.buyer
  const claiming = { userId, onceKey: 'pack:P1:code', gift: { kind: 'code' } as const, now }
  const failing = shop.db.transaction(async (tx) => {
    await claimOnce(tx, claiming)
    throw new Error('fails after the claim')
  })
  const [, claim] = await Promise.allSettled([failing, shop.db.transaction((tx) => claimOnce(tx, claiming))])
  expect(claim).toMatchObject({ status: 'fulfilled', value: { code: expect.stringMatching(/-/) } })
})

it('thirty wishes for the raise of one card at once make one raise', async () => {
  const { userId } = shop.buyer
  const wish = { userId, xbtStatus: 2, period: { start: now, end: now }, now }
  const raises = await many(CLAIMS, () => shop.db.transaction((tx) => askRaise(tx, wish)))
  expect(raises.filter(Boolean)).toHaveLength(1)
  expect(await raisesOf(shop.db, userId)).toHaveLength(1)
})

it('R-106 a right that thirty callers receive at once is received once, with one bill, and all get the same code', async () => {
  const [order] = await shop.db.select().from(supplierOrders)
  const right = order && rightsOf(order).find(({ rightId }) => rightId === 'coffee')
  if (!order || !right) throw new Error('no order was seeded')
  const receipts = await many(CLAIMS, () => shop.db.transaction((tx) => receive(tx, order, right, now)))
  expect(new Set(receipts.map((receipt) => 'code' in receipt && receipt.code)).size).toBe(1)
  const charged = await shop.db.select().from(supplierBills).where(eq(supplierBills.rightsOrderNo, order.rightsOrderNo))
  expect(charged.filter(({ title }) => title.en === right.name.en)).toHaveLength(1)
})

it('a code with one use left is used once by thirty partners at once', async () => {
  const uses = (code: string) => many(CLAIMS, () => healthCode(shop.db, code, { isUsed: true, now }))
  const isCode = eq(rightsClaims.code, 'BODY-7HWN-39RT')
  const left = async () => (await shop.db.select().from(rightsClaims).where(isCode)).map((claim) => claim.left)
  expect(await left()).toEqual([1])
  await uses('BODY-7HWN-39RT')
  expect(await left()).toEqual([0])
})
