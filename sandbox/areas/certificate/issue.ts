import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { loans } from '../credit/tables'
import { identityOf } from '../identity/identities'
import type { CertificateRecord } from './applications'
import { checkCodeOf, factsOf } from './document/facts'
import { certificates } from './tables'

/** Issues a certificate: what it says is fixed from now on, and its number and check code with it. Answers what is printed. */
export async function issue(tx: Db, one: CertificateRecord, now: Date): Promise<CertificateRecord> {
  const identity = await identityOf(tx, one.userId)
  if (!identity) throw new Error(`customer ${one.userId} has proved no identity`)
  const settled = await tx.select().from(loans).where(inArray(loans.loanId, one.loanIds)).orderBy(loans.takenAt)
  // The number says when and in which order; the letters what it is.
  const number = `JQ${one.certificateId.slice(1)}`
  const facts = factsOf({ number, isGeneral: one.kind === 'general', identity, loans: settled }, now)
  const [issued] = await tx
    .update(certificates)
    .set({ issuedAt: now, facts, checkCode: await checkCodeOf(tx, facts) })
    .where(eq(certificates.certificateId, one.certificateId))
    .returning()
  return issued ?? one
}
