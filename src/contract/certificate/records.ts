import { type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'
import type { NeedsOf } from '../needs'
import type { CertificateKind, CertificateStatus, IssueMethod } from './issue'

export interface Certificate {
  certificateId: string
  /** What is printed on it; empty until it is issued. */
  number: string
  kind: CertificateKind
  method: IssueMethod
  status: CertificateStatus
  loanIds: string[]
  /** Sum of the loans. */
  amount: Fen
  fee: Fen
  /** The e-mail address, or the recipient with the address; masked. */
  sentTo: string
  createdTime: EpochMs
  issuedTime?: EpochMs
  /** How often it can still be mailed today; 0 for a paper one. */
  resendsLeft: Whole
  /** Until when the fee can be paid. */
  payDeadline?: EpochMs
  /** Number of the open payment of the fee. */
  bizNo?: string
  /** `2`: that payment is to be gone on with. */
  deductType?: 1 | 2
  /** Of the parcel, once it is posted. */
  trackingNumber?: string
}

export interface PaidOffApplyListReq {
  /** From 1; 10 rows each. */
  page: Whole
  /** Only this one. */
  certificateId?: string
}

export interface PaidOffApplyListRes {
  /** Newest first. */
  list: Certificate[]
}

const certificateNeeds = {
  certificateId: 'text',
  number: 'label',
  kind: 'text',
  method: 'text',
  status: 'text',
  loanIds: ['readable', 'text'],
  amount: 'fen',
  fee: 'fen',
  sentTo: 'label',
  createdTime: 'whole',
  'issuedTime?': 'whole',
  resendsLeft: 'count',
  'payDeadline?': 'whole',
  'bizNo?': 'label',
  'deductType?': 'count',
  'trackingNumber?': 'label',
} as const satisfies NeedsOf<Certificate>

/** The customer's certificates. */
export const paidOffApplyList = endpoint<PaidOffApplyListReq, PaidOffApplyListRes>()('/paid-off/apply-list', {
  origin: 'named',
  family: 'ordinary',
  kind: 'read',
  empty: { list: [] },
  needs: { list: ['every', certificateNeeds] },
})
