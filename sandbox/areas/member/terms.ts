import { and, eq } from 'drizzle-orm'
import type { Fen } from '@/contract/endpoint'
import type { ContractType } from '@/contract/member/info'
import type { Db } from '../../db/client'
import { giver } from '../../declared'
import { chargeTimeOf, extended } from './chargeTimes'
import { renewLogs, type TermType, vipTerms } from './tables'

/** The latest term of a membership or card, whether it still runs or has ended. */
export type Term = typeof vipTerms.$inferSelect

const termKey = (userId: number, vipType: TermType) => and(eq(vipTerms.userId, userId), eq(vipTerms.vipType, vipType))

/** The latest term of a customer, with its row locked until the transaction ends where asked for; undefined for who never had one. */
export async function termOf(db: Db, userId: number, vipType: TermType, lock = false): Promise<Term | undefined> {
  const query = db.select().from(vipTerms).where(termKey(userId, vipType))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

/** Whether a term runs at this moment. */
export const isRunning = (term: Term | undefined, now: Date): term is Term => term !== undefined && term.endTime > now

/** Writes changes of a term; answers it as it stands then. */
export async function changeTerm(tx: Db, term: Term, changes: Partial<Term>): Promise<Term> {
  await tx.update(vipTerms).set(changes).where(termKey(term.userId, term.vipType))
  return { ...term, ...changes }
}

/** Memberships whose opening brings a rights pack. */
const withPack: readonly TermType[] = ['fei_yue', 'leap']

/** What a customer gets by paying. */
interface Extension {
  userId: number
  vipType: TermType
  months: number
  /** One month without renewal unless said otherwise. */
  contractType?: ContractType
  /** What each further term costs, in fen, where it is charged again from now on. */
  renewPrice?: Fen
}

/**
 * Adds months to a term inside the caller's transaction: one that runs goes on from its end, another one starts now. With a
 * `renewPrice` the renewal is on from now; one that is on already is next charged at the new end. A membership that is
 * opened, for the first time or after its end, brings a rights pack. Answers the new term.
 */
export async function extendTerm(tx: Db, extension: Extension, now: Date): Promise<Term> {
  const { userId, vipType, months, contractType = 'single_month', renewPrice } = extension
  const fresh = { userId, vipType, firstTime: now, startTime: now, months: 0, endTime: now, contractType }
  // The row is made first, so that two extensions at the same time wait for each other.
  await tx
    .insert(vipTerms)
    .values({ ...fresh, renewStatus: 'never', renewPrice: 0 })
    .onConflictDoNothing()
  const before = await termOf(tx, userId, vipType, true)
  if (!before) throw new Error(`the term ${vipType} of ${userId} was not inserted`)
  const isOpened = before.months === 0 || before.endTime < now
  if (isOpened && withPack.includes(vipType)) await giver('pack')(tx, { userId, kind: 'member', now })
  const span = extended(before, months, now)
  if (renewPrice !== undefined) {
    const term = await changeTerm(tx, before, { ...span, contractType, renewPrice })
    return startRenewal(tx, term, now)
  }
  if (before.renewStatus === 'on')
    return changeTerm(tx, before, { ...span, nextChargeTime: chargeTimeOf(span.endTime, now) })
  return changeTerm(tx, before, { ...span, contractType })
}

/** Turns the renewal of a term on, whose price and kind are set before; one line of the log where it was off (P22). */
export async function startRenewal(tx: Db, term: Term, now: Date, reason = ''): Promise<Term> {
  if (term.renewStatus !== 'on') await logRenewal(tx, term, 'on', reason, now)
  return changeTerm(tx, term, { renewStatus: 'on', nextChargeTime: chargeTimeOf(term.endTime, now) })
}

/** Turns the renewal of a term off; one line of the log where it was on, nothing otherwise (P22). */
export async function stopRenewal(tx: Db, term: Term, now: Date, reason = ''): Promise<Term> {
  if (term.renewStatus !== 'on') return term
  await logRenewal(tx, term, 'stopped', reason, now)
  return changeTerm(tx, term, { renewStatus: 'stopped', nextChargeTime: null })
}

const logRenewal = (
  tx: Db,
  { userId, vipType }: Term,
  renewStatus: 'on' | 'stopped',
  reason: string,
  changedAt: Date,
) => tx.insert(renewLogs).values({ userId, vipType, renewStatus, reason, changedAt })
