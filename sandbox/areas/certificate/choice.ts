import type { CertificateKind, IssueMethod } from '@/contract/certificate/issue'

/** A loan as far as a certificate is concerned; amounts in fen. */
export interface Loan {
  loanId: string
  amount: number
  outstanding: number
  settledAt: Date | null
}

/** A certificate that stands in the way of another one of the same loans. */
export interface Issued {
  kind: CertificateKind
  loanIds: readonly string[]
}

type Choice<L extends Loan> =
  | { loans: L[] }
  | { refused: 'LOANS_NONE' | 'LOAN_UNKNOWN' | 'CERTIFICATE_ISSUED' }
  | { refused: 'LOAN_OPEN'; outstanding: number }

/**
 * The loans that a certificate is of, or why it cannot be issued: the general one is of all loans, and all of them must be settled;
 * the other one is of those that are named.
 * @param issued certificates by the same method that were issued before
 */
export function chooseLoans<L extends Loan>(
  all: readonly L[],
  { kind, loanIds }: { kind: CertificateKind; loanIds: readonly string[] },
  issued: readonly Issued[],
): Choice<L> {
  if (all.length === 0) return { refused: 'LOANS_NONE' }
  const loans = kind === 'general' ? [...all] : all.filter(({ loanId }) => loanIds.includes(loanId))
  if (loans.length === 0 || (kind === 'loan' && loans.length !== new Set(loanIds).size))
    return { refused: 'LOAN_UNKNOWN' }
  const open = loans.filter(({ settledAt }) => settledAt === null)
  if (open.length > 0) {
    return { refused: 'LOAN_OPEN', outstanding: open.reduce((sum, { outstanding }) => sum + outstanding, 0) }
  }
  const isSame = issued.some((one) => one.kind === kind && coversAgain(kind, one.loanIds, loans))
  return isSame ? { refused: 'CERTIFICATE_ISSUED' } : { loans }
}

/** A loan is certified by itself once; the general certificate is issued again once there is another loan. */
function coversAgain(kind: CertificateKind, before: readonly string[], loans: readonly Loan[]): boolean {
  const isCovered = ({ loanId }: Loan) => before.includes(loanId)
  return kind === 'general' ? loans.every(isCovered) : loans.some(isCovered)
}

/** By which methods a loan was certified by name. */
export const methodsOf = (loanId: string, issued: readonly (Issued & { method: IssueMethod })[]): IssueMethod[] =>
  (['electronic', 'paper'] as const).filter((method) =>
    issued.some((one) => one.kind === 'loan' && one.method === method && one.loanIds.includes(loanId)),
  )
