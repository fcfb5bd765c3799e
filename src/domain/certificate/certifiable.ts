import type { CertificateKind, IssueMethod, NextProof, PaidOffLoan } from '@/contract/certificate/issue'
import type { Fen } from '@/contract/endpoint'

/** Loans that are settled. */
export const settledOf = (loans: readonly PaidOffLoan[]): PaidOffLoan[] =>
  loans.filter(({ settledTime }) => settledTime !== undefined)

/** Loans that are still open, with what is owed in all. */
export function openOf(loans: readonly PaidOffLoan[]): { count: number; outstanding: Fen } {
  const open = loans.filter(({ settledTime }) => settledTime === undefined)
  return { count: open.length, outstanding: open.reduce((sum, { outstanding }) => sum + outstanding, 0) }
}

/** Which certificates can be asked for: the general one only where all loans are settled. */
export const kindsFor = (loans: readonly PaidOffLoan[]): CertificateKind[] => {
  const settled = settledOf(loans).length
  if (settled === 0) return []
  return settled === loans.length ? ['general', 'loan'] : ['loan']
}

/** Whether a loan can be chosen for a certificate by this method: it is settled, and was not certified so before. */
export const canChoose = ({ settledTime, issuedBy }: PaidOffLoan, method: IssueMethod): boolean =>
  settledTime !== undefined && !issuedBy.includes(method)

/** Sum of loans. */
export const amountOf = (loans: readonly PaidOffLoan[]): Fen => loans.reduce((sum, { amount }) => sum + amount, 0)

/** The method that an address names; the free one where it names none that there is. */
export const asMethod = (text: string | undefined): IssueMethod => (text === 'paper' ? 'paper' : 'electronic')

/** What a certificate says, as an address names it. */
export const asKind = (text: string | undefined): CertificateKind => (text === 'general' ? 'general' : 'loan')

/** Whether the identity is to be proved first; a proof that this app does not know is no obstacle, since the server decides. */
export const mustProve = (next: NextProof): boolean => next === 'card' || next === 'face'
