import { and, eq, inArray, lte, or, sql } from 'drizzle-orm'
import { dayMs } from '../../../beijing'
import type { Db } from '../../../db/client'
import { type Due, someRow } from '../../../due'
import { chargeTimeOf, NOTICE_DAYS } from '../chargeTimes'
import type { PlanType } from '../plans/plan'
import { vipTerms } from '../tables'
import { changeTerm, termOf } from '../terms'
import { chargeTerm, tellAhead } from './charges'

/** Tells a customer of the next charge, once; a charge that can no longer be announced in time moves to a later day. */
async function announce(db: Db, of: { userId: number; vipType: PlanType; now: Date }): Promise<void> {
  const { userId, vipType, now } = of
  await db.transaction(async (tx) => {
    const term = await termOf(tx, userId, vipType, true)
    if (term?.renewStatus !== 'on' || !term.nextChargeTime) return
    if (term.noticedChargeTime?.getTime() === term.nextChargeTime.getTime()) return
    const nextChargeTime = chargeTimeOf(term.nextChargeTime, now)
    await changeTerm(tx, term, { nextChargeTime, noticedChargeTime: nextChargeTime })
    await tellAhead(tx, { ...term, vipType, nextChargeTime }, now)
  })
}

const planTypes: PlanType[] = ['fei_yue', 'leap']

/** Terms whose next charge is to be announced, or made. */
function isNear(now: Date) {
  const { vipType, renewStatus, nextChargeTime, noticedChargeTime } = vipTerms
  const soon = new Date(now.getTime() + NOTICE_DAYS * dayMs)
  const isUntold = sql`${noticedChargeTime} is distinct from ${nextChargeTime}`
  const isOn = and(inArray(vipType, planTypes), eq(renewStatus, 'on'), lte(nextChargeTime, soon))
  return and(isOn, or(isUntold, lte(nextChargeTime, now)))
}

/**
 * Does what is due for renewals by now: each customer is told of a charge at least five days before it, and charged at the end of the
 * term. Everything it goes by is in the database, so that any number of processes may run it.
 */
export async function renewDue(db: Db, now: Date): Promise<void> {
  for (const { userId, vipType, nextChargeTime, noticedChargeTime } of await db
    .select()
    .from(vipTerms)
    .where(isNear(now))) {
    if (vipType !== 'fei_yue' && vipType !== 'leap') continue
    const isTold = noticedChargeTime?.getTime() === nextChargeTime?.getTime()
    if (!isTold) await announce(db, { userId, vipType, now })
    else if (nextChargeTime && nextChargeTime <= now) await chargeTerm(db, { userId, vipType, now })
  }
}

/** Renewals are announced and charged. */
export const renewalsDue: Due = { isDue: (now) => someRow(vipTerms, isNear(now)), run: renewDue }
