import { until } from '@tests/fixtures/until'
import { eq } from 'drizzle-orm'
import { beginHelp, help } from '../../../sandbox/areas/activity/invite/help'
import { helpers } from '../../../sandbox/areas/activity/invite/tables'
import { beginBinding, decide } from '../../../sandbox/areas/bank/oneKey'
import { oneKeyBindings } from '../../../sandbox/areas/bank/tables'
import { bankCards } from '../../../sandbox/areas/cashier/tables'
import { forgetCustomer } from '../../../sandbox/areas/deregistration/forget'
import { identities } from '../../../sandbox/areas/identity/tables'
import { lockAccount } from '../../../sandbox/areas/session/openAccount'
import { users } from '../../../sandbox/areas/session/tables'
import { walletClosing } from '../../../sandbox/areas/wallet/closing'
import { credit, lotsLeft } from '../../../sandbox/areas/wallet/lots'
import type { Db } from '../../../sandbox/db/client'
import { balanceOf, walletAccount } from '../../../sandbox/ledger/ledger'
import { waitersQuery } from './heldLock'
import { now, openShop, type Shop } from './shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Waits until so many connections wait for a lock. */
const waiting = (count: number, orElse = () => false) =>
  until(
    async () => orElse() || (await shop.db.execute(waitersQuery)).rows.length >= count,
    () => `${count} connections that wait`,
  )

/** A customer with a number, and nothing that prevents a close. */
async function customer(userId: number, inviterUserId?: number): Promise<number> {
  await shop.db
    .insert(users)
    .values({ userId, mobile: `1398${userId}000`.slice(0, 11), nickName: 'N', inviterUserId, createdAt: now })
  return userId
}

async function close(tx: Db, userId: number): Promise<void> {
  await lockAccount(tx, userId)
  await forgetCustomer(tx, { userId, mobile: `1398${userId}000`.slice(0, 11), now })
}

it('R-54 a card that is bound with one tap while its account is being closed is not kept', async () => {
  const { db } = shop
  const userId = await customer(3001)
  const [model] = await db.select().from(identities)
  if (!model) throw new Error('nobody is verified')
  await db.insert(identities).values({ ...model, userId, idNumber: 'ID3001' })
  const begin = async (bankCode: string): Promise<string> => {
    const wish = { userId, product: 'xbt', bankCode, callBackUrl: '', now } as const
    const begun = await db.transaction((tx) => beginBinding(tx, wish))
    if ('refused' in begun) throw new Error(begun.refused)
    return begun.session
  }
  const first = await begin('CCB')
  const session = await begin('ICBC')
  let closing: Promise<void> | undefined
  let deciding: Promise<void> | undefined
  await db.transaction(async (tx) => {
    // The close has deleted the cards, and waits at the first of two bindings before it deletes them.
    await tx.select().from(oneKeyBindings).where(eq(oneKeyBindings.session, first)).for('update')
    closing = db.transaction((other) => close(other, userId))
    await waiting(1)
    let hasEnded = false
    deciding = db
      .transaction((other) => decide(other, session, true, now))
      .finally(() => {
        hasEnded = true
      })
    await waiting(2, () => hasEnded)
  })
  await Promise.all([closing, deciding])
  expect(await db.select().from(bankCards).where(eq(bankCards.userId, userId))).toEqual([])
})

it('R-54 the last friend who helps while the asker closes their account finds it closed, and neither waits for the other', async () => {
  const { db } = shop
  const askerId = await customer(3002)
  const friends = [await customer(3003, askerId), await customer(3004, askerId), await customer(3005, askerId)]
  await db.transaction((tx) => beginHelp(tx, askerId, now))
  let runs = 0
  const helping = (helperId: number) =>
    db.transaction((tx) => {
      runs += 1
      return help(tx, { helperId, askerId, now })
    })
  for (const friend of friends.slice(0, 2)) await helping(friend)
  let closes = 0
  let last: ReturnType<typeof helping> | undefined
  await db.transaction(async (tx) => {
    closes += 1
    await lockAccount(tx, askerId)
    last = helping(friends[2] ?? 0)
    await waiting(1)
    await close(tx, askerId)
  })
  expect([await last, closes, runs]).toEqual([{ refused: 'HELP_OVER' }, 1, friends.length])
  expect(await db.select().from(helpers).where(eq(helpers.askerId, askerId))).toHaveLength(2)
})

it('R-54 money that comes in while an account is being closed does not lapse, and all that lapses is in the ledger', async () => {
  const { db } = shop
  const userId = await customer(3011)
  const gift = (ref: string, amount: number) => ({
    userId,
    reason: 'bonus' as const,
    ref,
    title: { zh: ref, en: ref },
    amount,
    now,
  })
  await db.transaction((tx) => credit(tx, gift('lapse-1', 60)))
  const blocks = (tx: Db, lapse: number) => walletClosing.blocks?.BALANCE_LEFT?.(tx, { userId, mobile: '', now, lapse })
  let closing: ReturnType<typeof blocks> | undefined
  await db.transaction(async (tx) => {
    await credit(tx, gift('lapse-2', 20))
    closing = db.transaction(async (other) => (await blocks(other, 60)) ?? [])
    await waiting(1)
  })
  expect(await closing).toEqual([{ params: { amount: '0.80' } }])
  await db.transaction(async (tx) => {
    expect(await blocks(tx, 80)).toEqual([])
    await close(tx, userId)
  })
  expect([await balanceOf(db, walletAccount(userId)), await lotsLeft(db, userId)]).toEqual([0, []])
})
