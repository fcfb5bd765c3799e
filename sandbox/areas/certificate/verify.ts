import { eq } from 'drizzle-orm'
import { parseAmount } from '@/lib/parseAmount'
import type { Db } from '../../db/client'
import { checkCodeOf, type Facts, typedCode } from './document/facts'
import { certificates } from './tables'

/** What is typed from a certificate; number and amount may be left out. */
export interface Printed {
  code: string
  number: string
  /** Yuan. */
  amount: string
}

/** What a check code says of a certificate. `altered`: there is such a code, and it is of other facts than these. */
export type Verdict = { kind: 'valid'; facts: Facts } | { kind: 'altered' | 'unknown' } | { kind: 'none' }

/** Verifies a certificate by its check code, against what was issued and against what is printed. */
export async function verify(db: Db, { code, number, amount }: Printed): Promise<Verdict> {
  if (code.trim() === '') return { kind: 'none' }
  const checkCode = typedCode(code)
  const [row] = await db.select().from(certificates).where(eq(certificates.checkCode, checkCode))
  if (!row?.facts) return { kind: 'unknown' }
  const { facts } = row
  const isOwnCode = (await checkCodeOf(db, facts)) === checkCode
  const isOwnNumber = number.trim() === '' || number.trim().toUpperCase() === facts.number
  const isOwnAmount = amount.trim() === '' || parseAmount(amount) === facts.amount
  return isOwnCode && isOwnNumber && isOwnAmount ? { kind: 'valid', facts } : { kind: 'altered' }
}
