import type { Seeding } from '../../area'
import { dayMs } from '../../beijing'
import { BASE_QUOTA } from '../credit/quotaRules'
import { RAISE, REVIEW_MS } from '../credit/raiseRules'
import { quotaRaises } from '../credit/tables'
import { extendTerm } from '../member/terms'
import { rightKey } from './cardViews'
import { newLinkKey } from './flyCards'
import { extraCards, flyCardsTable, rightsClaims, rightsPacks } from './tables'

type Person = Seeding['people'][number]

/** Who has got the pack of the sign-up, by phone number: in days from now when it was received and when it ends. Memberships bring their own. */
const welcomePacks: Readonly<Record<string, { received: number; end: number }>> = {
  '13800138002': { received: -60, end: -30 },
  '13800138026': { received: -2, end: 28 },
}

/** Fly cards by phone number: until when each can be activated, when it was, and when it was used, in days from now. */
const flyCards: Readonly<Record<string, { activateBy: number; activated?: number; used?: number }[]>> = {
  '13800138002': [{ activateBy: 60 }, { activateBy: 30, activated: -5 }, { activateBy: -3 }],
  '13800138008': [{ activateBy: 10, activated: -20, used: -12 }],
}

/** Subsidy benefit cards by phone number: kind, and the end in days from now. */
const extras: Readonly<Record<string, { kind: string; end: number }[]>> = {
  '13800138002': [
    { kind: 'living', end: 20 },
    { kind: 'coins', end: 6 },
    { kind: 'travel', end: -4 },
  ],
  '13800138004': [{ kind: 'travel', end: 15 }],
}

/** Whose health card has run for some days, with a right that is used up and one that was used once. */
const HEALTHY = { mobile: '13800138004', days: 40 }
/** Who has bought a quota-raising card again and again; the raise of the present one was not asked for yet. */
const RAISED = { mobile: '13800138008', days: 20, earlier: 12 }

/** Packs of the sign-up, fly cards, subsidy benefit cards, health and quota-raising cards of the seeded people. */
export async function seedRights(seeding: Seeding): Promise<void> {
  for (const person of seeding.people) {
    await seedPack(seeding, person)
    await seedFlyCards(seeding, person)
    await seedExtras(seeding, person)
    if (person.mobile === HEALTHY.mobile) await seedHealthCard(seeding, person)
    if (person.mobile === RAISED.mobile) await seedRaises(seeding, person)
  }
}

const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs)

async function seedPack({ db, now }: Seeding, { userId, mobile }: Person): Promise<void> {
  const pack = welcomePacks[mobile]
  if (!pack) return
  const times = { receivedAt: daysFrom(now, pack.received), endTime: daysFrom(now, pack.end) }
  await db.insert(rightsPacks).values({ packId: `P20250101${userId}`, userId, kind: 'welcome', ...times })
}

async function seedFlyCards({ db, now }: Seeding, { userId, mobile }: Person): Promise<void> {
  for (const [index, { activateBy, activated, used }] of (flyCards[mobile] ?? []).entries()) {
    await db.insert(flyCardsTable).values({
      cardNo: `F20250101${userId}${index}`,
      userId,
      linkKey: newLinkKey(),
      worth: 5_000,
      activateBy: daysFrom(now, activateBy),
      activatedAt: activated === undefined ? null : daysFrom(now, activated),
      usedAt: used === undefined ? null : daysFrom(now, used),
    })
  }
}

async function seedExtras({ db, now }: Seeding, { userId, mobile }: Person): Promise<void> {
  for (const [index, { kind, end }] of (extras[mobile] ?? []).entries()) {
    await db
      .insert(extraCards)
      .values({ rightId: `E20250101${userId}${index}`, userId, kind, endTime: daysFrom(now, end) })
  }
}

async function seedHealthCard({ db, now }: Seeding, { userId }: Person): Promise<void> {
  const begun = daysFrom(now, -HEALTHY.days)
  const { startTime, endTime } = await extendTerm(db, { userId, vipType: 'health', months: 12 }, begun)
  const period = { start: startTime, end: endTime }
  const claimOf = (rightId: string, code: string, left: number) => ({
    userId,
    onceKey: rightKey('health', rightId, period),
    result: { zh: `兑换码 ${code}`, en: `Your code: ${code}` },
    code,
    left,
    receivedAt: daysFrom(now, -20),
  })
  await db
    .insert(rightsClaims)
    .values([claimOf('dental', 'DENT-8K4P-22QX', 0), claimOf('checkup', 'BODY-7HWN-39RT', 1)])
}

/** Raises of earlier cards: every fourth was refused. */
async function seedRaises({ db, now }: Seeding, { userId }: Person): Promise<void> {
  await extendTerm(db, { userId, vipType: 'quota', months: 3 }, daysFrom(now, -RAISED.days))
  let quota = BASE_QUOTA
  const raises: (typeof quotaRaises.$inferInsert)[] = []
  for (let card = RAISED.earlier; card > 0; card--) {
    const cardStart = daysFrom(now, -RAISED.days - card * 95)
    const decision = card % 4 === 0 ? 'refused' : 'raised'
    const decidedAt = new Date(cardStart.getTime() + REVIEW_MS)
    const quotaWanted = quota + RAISE
    raises.push({ userId, cardStart, quotaBefore: quota, quotaWanted, decision, askedAt: cardStart, decidedAt })
    if (decision === 'raised') quota = quotaWanted
  }
  await db.insert(quotaRaises).values(raises)
}
