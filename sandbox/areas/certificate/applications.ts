import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PaidOffApplyReq, PaidOffCheckReq } from '@/contract/certificate/issue'
import type { Db } from '../../db/client'
import { PAGE_SIZE } from '../../paging'
import { newOrderId } from '../../serialNumber'
import { PAY_WINDOW_MS } from '../order/orderState'
import { chooseLoans } from './choice'
import { loansOf } from './loans'
import { certificates } from './tables'
import { PAPER_FEE } from './terms'

export type CertificateRecord = typeof certificates.$inferSelect

/** Certificates of one customer are made one after another, or two at the same time would be of the same loan. */
export const oneAtATime = (tx: Db, userId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`certificates ${userId}`}))`)

const ofMethod = (userId: number, method: CertificateRecord['method']) =>
  and(eq(certificates.userId, userId), eq(certificates.method, method))

/** The customer's certificates that were issued. */
export const issuedOf = (db: Db, userId: number) =>
  db
    .select({ kind: certificates.kind, method: certificates.method, loanIds: certificates.loanIds })
    .from(certificates)
    .where(and(eq(certificates.userId, userId), isNotNull(certificates.issuedAt)))

/** The loans of such a certificate, or why it cannot be issued. */
export async function loansFor(db: Db, userId: number, { kind, method, loanIds }: PaidOffCheckReq) {
  const issued = (await issuedOf(db, userId)).filter((one) => one.method === method)
  return chooseLoans(await loansOf(db, userId), { kind, loanIds }, issued)
}

export const feeOf = (method: CertificateRecord['method']): number => (method === 'paper' ? PAPER_FEE : 0)

/** A certificate of this customer, with its row locked until the transaction ends where asked for; others have no access to it (U5). */
export async function findCertificate(
  db: Db,
  of: { certificateId: string; userId?: number },
  lock = false,
): Promise<CertificateRecord | undefined> {
  const own = of.userId === undefined ? undefined : eq(certificates.userId, of.userId)
  const query = db
    .select()
    .from(certificates)
    .where(and(eq(certificates.certificateId, of.certificateId), own))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

/** Keeps an application; the one for the same loans that waits for its fee gets the new address instead. */
export async function keepApplication(
  tx: Db,
  userId: number,
  wish: Pick<PaidOffApplyReq, 'kind' | 'method' | 'email' | 'address'> & { loanIds: string[]; amount: number },
  now: Date,
): Promise<CertificateRecord> {
  const { kind, method, email = '', address = null, amount } = wish
  const loanIds = [...wish.loanIds].sort()
  const waits = and(ofMethod(userId, method), isNull(certificates.issuedAt), gt(certificates.payDeadline, now))
  // Locked, so that a payment which arrives now is waited for: what is paid has its address.
  const waiting = await tx.select().from(certificates).where(waits).for('update')
  const same = waiting.find((one) => one.kind === kind && one.loanIds.join() === loanIds.join())
  const [kept] = same
    ? await tx
        .update(certificates)
        .set({ address })
        .where(eq(certificates.certificateId, same.certificateId))
        .returning()
    : await tx
        .insert(certificates)
        .values({
          certificateId: newOrderId('C', now),
          userId,
          kind,
          method,
          loanIds,
          amount,
          fee: feeOf(method),
          email,
          address,
          createdAt: now,
          payDeadline: new Date(now.getTime() + (method === 'paper' ? PAY_WINDOW_MS : 0)),
        })
        .returning()
  if (!kept) throw new Error('the application was not kept')
  return kept
}

/** Gives an electronic certificate another address. */
export async function changeEmail(tx: Db, one: CertificateRecord, email: string): Promise<CertificateRecord> {
  await tx.update(certificates).set({ email }).where(eq(certificates.certificateId, one.certificateId))
  return { ...one, email }
}

/** One page of the customer's certificates, newest first; or the one that is named. */
export function certificatesOf(
  db: Db,
  of: { userId: number; page: number; certificateId?: string },
): Promise<CertificateRecord[]> {
  const { userId, page, certificateId } = of
  const named = certificateId === undefined ? undefined : eq(certificates.certificateId, certificateId)
  return db
    .select()
    .from(certificates)
    .where(and(eq(certificates.userId, userId), named))
    .orderBy(desc(certificates.createdAt), desc(certificates.certificateId))
    .limit(PAGE_SIZE)
    .offset(Math.max(0, page - 1) * PAGE_SIZE)
}
