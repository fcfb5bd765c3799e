import { until } from '@tests/fixtures/until'
import { eq } from 'drizzle-orm'
import { removeCard } from '../../../sandbox/areas/bank/inUse'
import { cardsOf } from '../../../sandbox/areas/cashier/cards'
import { startPayment } from '../../../sandbox/areas/cashier/start'
import { bankCards } from '../../../sandbox/areas/cashier/tables'
import { readCode, WRONG_CODES_PER_DAY } from '../../../sandbox/areas/coin/codes'
import { keepFeedback } from '../../../sandbox/areas/profile/feedbacks'
import { feedbacks } from '../../../sandbox/areas/profile/tables'
import { waitersQuery } from './heldLock'
import { intentOf, many } from './pay'
import { now, openShop, orderOne, type Shop } from './shop'

const TRIES = 30

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it('of many wrong coin codes at once only as many are looked up as a day allows', async () => {
  const { db, buyer } = shop
  const typed = (index: number) => ({ typed: `WRONG${index}`, kind: 'coupon' as const, userId: buyer.userId, now })
  const answers = await many(TRIES, (index) => readCode(db, typed(index)))
  const of = (code: string) => answers.filter((answer) => 'refused' in answer && answer.refused === code)
  expect([of('CODE_WRONG').length, of('CODE_TRIES').length]).toEqual([WRONG_CODES_PER_DAY, TRIES - WRONG_CODES_PER_DAY])
})

it('of much feedback at once only as much is kept as an hour allows', async () => {
  const { db, buyer } = shop
  const form = { kind: 'suggestion' as const, text: 'A text that is long enough.', pictureIds: [] }
  const { userId } = buyer
  const numbers = await many(TRIES, (index) => keepFeedback(db, { userId, requestId: `feedback-${index}`, form, now }))
  expect(numbers.filter((number) => number !== undefined)).toHaveLength(10)
  expect(await db.select().from(feedbacks).where(eq(feedbacks.userId, userId))).toHaveLength(10)
})

it('a card that is being paid with cannot be removed at the same time', async () => {
  const { db, buyer } = shop
  const orderId = await orderOne(shop)
  const [card] = await cardsOf(db, buyer.userId)
  if (!card) throw new Error('the customer has no card')
  let removing: ReturnType<typeof removeCard> | undefined
  const started = await db.transaction(async (tx) => {
    const tool = { assetType: 'DEBIT_CARD', cardId: card.cardId } as const
    const payment = await startPayment(tx, { ...intentOf(shop, orderId, 'by-card'), tool })
    let hasEnded = false
    removing = db
      .transaction((other) => removeCard(other, { userId: buyer.userId, cardId: card.cardId, now }))
      .finally(() => {
        hasEnded = true
      })
    await until(
      async () => hasEnded || (await db.execute(waitersQuery)).rows.length > 0,
      () => 'the removal to wait',
    )
    return payment
  })
  expect([started.kind, await removing]).toEqual(['payment', 'CARD_IN_USE'])
  const [kept] = await db.select().from(bankCards).where(eq(bankCards.cardId, card.cardId))
  expect(kept?.removedAt).toBeNull()
})
