import { desc, eq } from 'drizzle-orm'
import { type Section, when, yuan } from '../../ownData'
import { certificates } from './tables'

/** The customer's certificates, in the file of what is kept about them. */
export const ownCertificates: Section = async (db, { userId }) => {
  const rows = await db
    .select()
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(desc(certificates.createdAt))
  return rows.map(({ certificateId, kind, method, loanIds, amount, email, address, createdAt, issuedAt }) => ({
    certificateId,
    kind,
    method,
    loans: loanIds,
    amount: yuan(amount),
    email,
    address,
    asked: when(createdAt),
    issued: when(issuedAt),
  }))
}
