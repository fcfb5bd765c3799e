import { eq } from 'drizzle-orm'
import type { Seeding } from '../../area'
import { dayMs, dayStart } from '../../beijing'
import type { Db } from '../../db/client'
import { printedCardOf } from '../../people/idCards'
import { registeredPeople } from '../../people/people'
import type { Person } from '../../people/person'
import { MOST_FAILURES, REFUSED_FROM } from './states'
import { cardApplications, identities, identityOrders, identityTries } from './tables'

type Customer = Person & { userId: number }

/** How far some people are; those who are not listed have proved everything if they have applied for the card. */
const stops: Readonly<Record<string, 'nothing' | 'read' | 'corrected' | 'card' | 'faceLocked' | 'ready' | 'applied'>> =
  {
    '13800138018': 'ready',
    '13800138030': 'nothing',
    '13800138031': 'read',
    '13800138032': 'card',
    '13800138033': 'faceLocked',
    '13800138034': 'ready',
    '13800138037': 'corrected',
    '13800138063': 'nothing',
  }

/** Whose application is refused, after as many failed tries on that day. */
const REFUSED = '13800138035'

/** Whose card is opened by the clock, so that a coupon comes with it. */
const JUST_OPENED = '13800138036'

/** Identities, orders and applications of the seeded people. */
export async function seedIdentities({ db, now, people }: Seeding): Promise<void> {
  const at = (...some: (typeof stops)[string][]) =>
    people.filter(({ mobile }) => some.includes(stops[mobile] ?? 'applied'))
  await db.insert(identityOrders).values(at('read', 'corrected').map((person) => readOrder(person, now)))
  await db
    .insert(identities)
    .values(at('card', 'faceLocked', 'ready', 'applied').map((person) => identity(person, now)))
  await db.insert(cardApplications).values(at('applied').map((person) => application(person, now)))
  await lockAgain(db, now)
  const refused = people.filter(({ mobile }) => mobile === REFUSED)
  const tries = { kind: 'card', day: new Date(dayStart(now)), failures: REFUSED_FROM } as const
  await db.insert(identityTries).values(refused.map(({ userId }) => ({ ...tries, userId })))
}

/** The customer of 13800138033 has no face check left on the day of each start: one that was locked when they were seeded would be over. */
export async function lockAgain(db: Db, now: Date): Promise<void> {
  const locked = registeredPeople.find(({ mobile }) => stops[mobile] === 'faceLocked')
  if (!locked) return
  const [identity] = await db.select().from(identities).where(eq(identities.userId, locked.userId))
  // They may have passed on a later day.
  if (!identity || identity.faceAt) return
  await db
    .insert(identityTries)
    .values({
      userId: locked.userId,
      kind: 'face',
      day: new Date(dayStart(now)),
      failures: MOST_FAILURES.face,
      lastRefusal: 'FACE_STILL',
    })
    .onConflictDoNothing()
}

function readOrder(person: Customer, now: Date): typeof identityOrders.$inferInsert {
  const card = printedCardOf(person, now)
  const { issuer, validFrom, validUntil, ...front } = card
  return {
    orderId: `I20250101${person.userId}`,
    userId: person.userId,
    kind: 'card',
    front,
    back: { issuer, validFrom, validUntil },
    corrected: stops[person.mobile] === 'corrected' ? card : null,
    createdAt: now,
  }
}

function identity(person: Customer, now: Date): typeof identities.$inferInsert {
  const confirmedAt = new Date(now.getTime() - 100 * dayMs)
  const stop = stops[person.mobile]
  const hasFace = stop !== 'card' && stop !== 'faceLocked'
  return { userId: person.userId, ...printedCardOf(person, now), confirmedAt, faceAt: hasFace ? confirmedAt : null }
}

/** One that is in review stays so, since there is no later moment at which a seeded person should change. */
const REVIEW_MS = 3_650 * dayMs

function application({ userId, mobile, xbtStatus }: Customer, now: Date): typeof cardApplications.$inferInsert {
  const isJustOpened = mobile === JUST_OPENED
  const appliedAt = new Date(isJustOpened || mobile === REFUSED ? now.getTime() : now.getTime() - 99 * dayMs)
  const decidedAt = xbtStatus === 1 ? new Date(now.getTime() + REVIEW_MS) : appliedAt
  const couponId = isJustOpened ? null : ''
  return { userId, isGranted: mobile !== REFUSED, appliedAt, decidedAt, couponId }
}
