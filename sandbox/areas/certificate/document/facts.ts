import { createHmac } from 'node:crypto'
import sortedJson from 'safe-stable-stringify'
import { maskIdCard } from '@/lib/mask'
import { dateOf } from '../../../beijing'
import type { Db } from '../../../db/client'
import { Secrets } from '../../../secrets'
import type { Identity } from '../../identity/identities'
import type { certificates } from '../tables'

/** What is printed on a certificate: days as `yyyy-MM-dd`, amounts in fen, the ID number masked (S6). */
export type Facts = NonNullable<typeof certificates.$inferSelect.facts>

interface SettledLoan {
  loanId: string
  amount: number
  takenAt: Date
  settledAt: Date | null
}

/** The facts of a certificate that is issued now. */
export function factsOf(
  of: {
    number: string
    isGeneral: boolean
    identity: Pick<Identity, 'name' | 'idNumber'>
    loans: readonly SettledLoan[]
  },
  now: Date,
): Facts {
  const { number, isGeneral, identity, loans } = of
  return {
    number,
    isGeneral,
    issued: dateOf(now),
    name: identity.name,
    idNumber: maskIdCard(identity.idNumber),
    loans: loans.map(({ loanId, amount, takenAt, settledAt }) => ({
      loanId,
      amount,
      taken: dateOf(takenAt),
      settled: dateOf(settledAt ?? now),
    })),
    amount: loans.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** Characters of a check code: without I, L, O and U, which are mistaken for others when typed. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The check code of these facts in four groups of four characters; only who knows the secret of this installation can make it. */
export async function checkCodeOf(db: Db, facts: Facts): Promise<string> {
  const key = await new Secrets(db).text('certificate')
  const digest = createHmac('sha256', key)
    .update(String(sortedJson(facts)))
    .digest()
  const characters = Array.from(digest.subarray(0, 16), (byte) => alphabet.charAt(byte % alphabet.length)).join('')
  return characters.replace(/(.{4})(?=.)/g, '$1-')
}

/** A check code as it was typed: small letters, spaces and missing hyphens are as good. */
export const typedCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/(.{4})(?=.)/g, '$1-')
