import { databaseForTests } from '@tests/sandbox/openDatabase'
import { and, asc, eq } from 'drizzle-orm'
import { bankCards, payments } from '../../../sandbox/areas/cashier/tables'
import { infoOf } from '../../../sandbox/areas/member/info/info'
import { plans } from '../../../sandbox/areas/member/plans/plans'
import { renewDue } from '../../../sandbox/areas/member/renewal/renewalSchedule'
import { switchRenewal } from '../../../sandbox/areas/member/renewal/renewals'
import { vipOrders } from '../../../sandbox/areas/member/tables'
import { extendTerm, type Term, termOf } from '../../../sandbox/areas/member/terms'
import { smsMessages } from '../../../sandbox/areas/session/tables'
import { catchUp } from '../../../sandbox/catchUp'

const start = new Date('2026-01-31T04:00:00Z')
const end = new Date('2026-02-28T04:00:00Z')
const secondMs = 1_000
const dayMs = 86_400_000
const plus = (moment: Date, ms: number) => new Date(moment.getTime() + ms)

/** Seeded customers with one ordinary card each, of whom each test takes another. */
const customers = [101, 103, 104, 107, 108, 111, 115, 117, 126]

const database = databaseForTests(start)
let userId = 0

beforeEach(async () => {
  userId = customers.shift() ?? 0
  await extendTerm(
    database.db,
    { userId, vipType: 'fei_yue', months: 1, contractType: 'continue_month', renewPrice: 1_500 },
    start,
  )
})

async function term(): Promise<Term> {
  const found = await termOf(database.db, userId, 'fei_yue')
  if (!found) throw new Error('the term is gone')
  return found
}

const charges = () =>
  database.db
    .select()
    .from(vipOrders)
    .where(and(eq(vipOrders.userId, userId), eq(vipOrders.buySource, 'renewal')))
    .orderBy(asc(vipOrders.createdAt))

const paid = () => database.db.select().from(payments).where(eq(payments.userId, userId))

const messages = async () => {
  const mobile = `13800138${String(userId - 100).padStart(3, '0')}`
  const rows = await database.db.select().from(smsMessages).where(eq(smsMessages.mobile, mobile))
  return rows.filter(({ scene }) => scene.startsWith('renewal')).map(({ scene, text }) => ({ scene, text }))
}

/** Gives the customer's card other last digits, which decide what the bank answers. */
const useCard = (tail: string) => database.db.update(bankCards).set({ tail }).where(eq(bankCards.userId, userId))

/** What the customer is shown at a moment. */
const shownAt = async (now: Date) =>
  (await infoOf(database.db, plans.fei_yue, userId, { lang: 'en', origin: '', now })).vipInfo

describe('the schedule of a renewal', () => {
  it('R-93 R-103 tells of the charge six days ahead, once, and charges at the end of the term', async () => {
    const { db } = database
    await renewDue(db, plus(end, -6 * dayMs - 1))
    expect(await messages()).toEqual([])
    await renewDue(db, plus(end, -6 * dayMs))
    await renewDue(db, plus(end, -dayMs))
    const [told, ...more] = await messages()
    expect([told?.scene, more]).toEqual(['renewal-ahead', []])
    expect(told?.text).toContain('Your Leap membership renews on 2026-02-28 for ¥15.00')
    await renewDue(db, plus(end, -1))
    expect(await charges()).toEqual([])
    await renewDue(db, end)
    await renewDue(db, plus(end, secondMs))
    expect((await charges()).map(({ payAmount, paidAt }) => [payAmount, paidAt])).toEqual([[1_500, end]])
    expect((await paid()).map(({ status, amount }) => [status, amount])).toEqual([['PAYMENT_SUCCESS', 1_500]])
  })

  it('R-93 D-31 the term goes on from its start, so that the last day of a month is not lost, though the charge comes a moment late', async () => {
    const { db } = database
    await renewDue(db, plus(end, -5 * dayMs))
    await renewDue(db, plus(end, 5 * secondMs))
    const march = new Date('2026-03-31T04:00:00Z')
    expect(await term()).toMatchObject({ startTime: start, months: 2, endTime: march, nextChargeTime: march })
  })

  it('R-93 a card without money is charged three times, a day apart; then the renewal stops, and nothing is left to pay', async () => {
    const { db } = database
    await useCard('0000')
    await renewDue(db, plus(end, -5 * dayMs))
    await renewDue(db, end)
    expect(await shownAt(plus(end, secondMs))).toMatchObject({
      renewStatus: 'on',
      failedCharge: {
        reason: 'The card does not hold enough. Please use another payment method.',
        nextTryTime: end.getTime() + dayMs,
        amount: 1_500,
      },
    })
    await renewDue(db, plus(end, dayMs - 1))
    expect(await paid()).toHaveLength(1)
    await renewDue(db, plus(end, dayMs))
    await renewDue(db, plus(end, 2 * dayMs))
    expect((await paid()).map(({ status }) => status)).toEqual(Array(3).fill('PAYMENT_FAILURE'))
    // The order ends with the last try: money for it would start the renewal again.
    expect((await charges()).map(({ tries, payDeadline }) => [tries, payDeadline])).toEqual([[3, plus(end, 2 * dayMs)]])
    const stopped = await shownAt(plus(end, 2 * dayMs))
    expect([stopped?.renewStatus, stopped?.failedCharge, stopped?.nextChargeTime]).toEqual([
      'stopped',
      undefined,
      undefined,
    ])
    await renewDue(db, plus(end, 3 * dayMs))
    expect(await paid()).toHaveLength(3)
    expect((await messages()).map(({ scene }) => scene)).toEqual(['renewal-ahead', ...Array(3).fill('renewal-failed')])
  })

  it('R-93 a charge that succeeds at a later try starts a new term then', async () => {
    const { db } = database
    await useCard('0000')
    await renewDue(db, plus(end, -5 * dayMs))
    await renewDue(db, end)
    await useCard('6000')
    const again = plus(end, dayMs)
    await renewDue(db, again)
    expect(await term()).toMatchObject({ startTime: again, months: 1, renewStatus: 'on' })
    expect((await shownAt(again))?.failedCharge).toBeUndefined()
    expect(await charges()).toHaveLength(1)
  })

  it('R-93 a bank that takes its time is not charged twice, and the term goes on from its end', async () => {
    const { db } = database
    await useCard('9999')
    await renewDue(db, plus(end, -5 * dayMs))
    await renewDue(db, end)
    expect((await term()).endTime).toEqual(end)
    await catchUp(db, plus(end, 20 * secondMs))
    expect(await term()).toMatchObject({ startTime: start, months: 2 })
    expect((await paid()).map(({ status }) => status)).toEqual(['PAYMENT_SUCCESS'])
  })

  it('a charge that could not be announced in time moves to five days after the announcement', async () => {
    const { db } = database
    const late = plus(end, -dayMs)
    await renewDue(db, late)
    await renewDue(db, end)
    expect(await charges()).toEqual([])
    expect((await term()).nextChargeTime).toEqual(plus(late, 5 * dayMs))
    await renewDue(db, plus(late, 5 * dayMs))
    expect(await charges()).toHaveLength(1)
  })

  it('R-93 a renewal that is stopped is not charged, and one that is started anew is announced anew', async () => {
    const { db } = database
    const of = { userId, vipType: 'fei_yue', reason: '' } as const
    await renewDue(db, plus(end, -5 * dayMs))
    await switchRenewal(db, { ...of, on: false, now: plus(end, -4 * dayMs) })
    await renewDue(db, plus(end, secondMs))
    expect([await charges(), (await messages()).length]).toEqual([[], 1])
    await switchRenewal(db, { ...of, on: true, now: plus(end, -2 * dayMs) })
    expect((await term()).nextChargeTime).toEqual(plus(end, 3 * dayMs))
    await renewDue(db, plus(end, -2 * dayMs))
    expect(await messages()).toHaveLength(2)
  })

  it('R-93 without a bank card the charge fails and says so', async () => {
    const { db } = database
    await db.delete(bankCards).where(eq(bankCards.userId, userId))
    await renewDue(db, plus(end, -5 * dayMs))
    await renewDue(db, end)
    expect((await shownAt(end))?.failedCharge?.reason).toBe('There is no bank card to charge')
  })

  it('a membership that the customer prolongs themselves is next charged at its new end', async () => {
    const { db } = database
    await extendTerm(db, { userId, vipType: 'fei_yue', months: 3, contractType: 'single_season' }, plus(end, -dayMs))
    await renewDue(db, end)
    expect(await charges()).toEqual([])
    const { nextChargeTime, endTime, contractType } = await term()
    expect([nextChargeTime, endTime, contractType]).toEqual([
      endTime,
      new Date('2026-05-31T04:00:00Z'),
      'continue_month',
    ])
  })
})
