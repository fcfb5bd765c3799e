import { databaseForTests } from '@tests/sandbox/openDatabase'
import { eq } from 'drizzle-orm'
import { type BankCard, cardRefusal, cardsOf } from '../../../sandbox/areas/cashier/cards'
import { payments } from '../../../sandbox/areas/cashier/tables'
import { userOfMobile } from '../../../sandbox/findUser'

/** 12:00 in Beijing. */
const noon = new Date('2026-06-02T04:00:00Z')
const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000)
const database = databaseForTests(noon)

const LIMIT = 1_000
const dayText = { zh: '超出该卡单日支付限额', en: 'Above this card’s limit for a day' }

let last = 0
let card: BankCard
beforeEach(async () => {
  const user = await userOfMobile(database.db, '13800138001', noon)
  const [first] = await cardsOf(database.db, user?.userId ?? 0)
  if (!first) throw new Error('the customer has no card')
  card = { ...first, limit: null, limitDay: LIMIT }
  await database.db.delete(payments).where(eq(payments.cardId, card.cardId))
})

type Payment = Partial<typeof payments.$inferInsert>

/** A payment of this card that was begun at noon. */
async function paid(amount: number, more: Payment = {}): Promise<void> {
  last += 1
  await database.db.insert(payments).values({
    bizNo: `P${last}`,
    outBizNo: `D${last}`,
    userId: card.userId,
    orderId: `M${last}`,
    amount,
    subject: { zh: '订单', en: 'Order' },
    assetType: 'DEBIT_CARD',
    cardId: card.cardId,
    status: 'PAYMENT_SUCCESS',
    sessionEndsAt: hours(1),
    callBackUrl: '',
    createdAt: noon,
    ...more,
  })
}

const refusal = (amount: number, at = noon) => cardRefusal(database.db, card, amount, at)

describe('the limit of a card for a day', () => {
  it('lets it pay up to the limit, and refuses one fen more', async () => {
    await paid(400)
    expect([await refusal(600), await refusal(601)]).toEqual([undefined, dayText])
  })

  it.each<[string, Payment, Payment]>([
    ['what the bank decides on, not what failed', { status: 'PAYMENT_PROCESS_IN' }, { status: 'PAYMENT_FAILURE' }],
    [
      'what waits for its code, not what has waited too long',
      { status: 'PAYMENT_SUBMITTED' },
      { status: 'PAYMENT_SUBMITTED', sessionEndsAt: noon },
    ],
    ['this day of Beijing, not the one before', { createdAt: hours(-12) }, { createdAt: hours(-12.001) }],
  ])('counts %s', async (_what, counted, left) => {
    await paid(LIMIT, left)
    expect(await refusal(LIMIT)).toBeUndefined()
    await paid(1, counted)
    expect(await refusal(LIMIT)).toEqual(dayText)
  })

  it('does not bind a card whose bank has none, and each payment has its own limit as well', async () => {
    await paid(LIMIT)
    card = { ...card, limitDay: null }
    expect(await refusal(LIMIT)).toBeUndefined()
    card = { ...card, limit: 500 }
    expect([await refusal(500), await refusal(501)]).toEqual([
      undefined,
      { zh: '超出该卡单笔支付限额', en: 'Above this card’s limit for one payment' },
    ])
  })
})
