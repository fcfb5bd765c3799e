import type { PaidOffGetRes, PaidOffLoan } from '@/contract/certificate/issue'
import type { Certificate } from '@/contract/certificate/records'

/** Answers of the calls about certificates. */

const day = 86_400_000
const taken = Date.parse('2025-01-02T12:00:00+08:00')

export const loan = (loanId: string, more: Partial<PaidOffLoan> = {}): PaidOffLoan => ({
  loanId,
  lender: '青禾银行',
  amount: 100_000,
  outstanding: 0,
  takenTime: taken,
  settledTime: taken + 90 * day,
  issuedBy: [],
  ...more,
})

export const openLoan = (loanId: string): PaidOffLoan => loan(loanId, { settledTime: undefined, outstanding: 70_050 })

export const standing = (loans: PaidOffLoan[], more: Partial<PaidOffGetRes> = {}): PaidOffGetRes => ({
  loans,
  nextProof: 'none',
  paperFee: 2_000,
  ...more,
})

export const certificate = (certificateId: string, more: Partial<Certificate> = {}): Certificate => ({
  certificateId,
  number: `JQ${certificateId}`,
  kind: 'loan',
  method: 'electronic',
  status: 'issued',
  loanIds: ['D1'],
  amount: 100_000,
  fee: 0,
  sentTo: 'a***@b.cn',
  createdTime: taken,
  issuedTime: taken,
  resendsLeft: 3,
  ...more,
})
