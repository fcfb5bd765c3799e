import { type Empty, type EpochMs, endpoint, type Fen } from '../endpoint'

/** What a certificate says: that every loan of the customer is settled, or that the chosen ones are. */
export type CertificateKind = 'general' | 'loan'

/** How it is issued: by mail, free; or printed, stamped and posted, for a fee. */
export type IssueMethod = 'electronic' | 'paper'

/** What the customer proves next before a certificate is issued; `none` where all is proved and not too long ago. */
export type NextProof = 'card' | 'face' | 'none'

export interface PaidOffLoan {
  loanId: string
  /** Who lent, in the customer's language. */
  lender: string
  amount: Fen
  /** What is still owed; 0 once it is settled. */
  outstanding: Fen
  takenTime: EpochMs
  /** Absent while it is open. */
  settledTime?: EpochMs
  /** By which methods a certificate of this loan alone or with others was issued; the general certificate is none of these. */
  issuedBy: IssueMethod[]
}

export interface PaidOffGetRes {
  /** Newest first. */
  loans: PaidOffLoan[]
  nextProof: NextProof
  /** Fee of a paper certificate. */
  paperFee: Fen
}

/** The customer's loans, and what stands before a certificate of them. */
export const paidOffGet = endpoint<Empty, PaidOffGetRes>()('/paid-off/get', {
  origin: 'named',
  family: 'ordinary',
  kind: 'read',
  empty: 'malformed',
  needs: {
    loans: [
      'every',
      {
        loanId: 'text',
        lender: 'label',
        amount: 'fen',
        outstanding: 'fen',
        takenTime: 'whole',
        'settledTime?': 'whole',
        issuedBy: ['readable', 'text'],
      },
    ],
    nextProof: 'text',
    paperFee: 'fen',
  },
})

export interface PaidOffCheckReq {
  kind: CertificateKind
  method: IssueMethod
  /** The chosen loans; empty for the general certificate, which is of all. */
  loanIds: string[]
}

export interface PaidOffCheckRes {
  nextProof: NextProof
  /** Sum of the loans. */
  amount: Fen
  /** What it costs. */
  fee: Fen
}

/** Why loans cannot be certified. `CERTIFICATE_ISSUED`: by this method a certificate of one of them was issued before. */
const loanRefusals = ['LOANS_NONE', 'LOAN_OPEN', 'LOAN_UNKNOWN', 'CERTIFICATE_ISSUED'] as const

/** Whether such a certificate can be issued now. */
export const paidOffCheck = endpoint<PaidOffCheckReq, PaidOffCheckRes>()('/paid-off/check', {
  origin: 'named',
  family: 'ordinary',
  kind: 'read',
  empty: 'malformed',
  needs: { nextProof: 'text', amount: 'fen', fee: 'fen' },
  refusals: loanRefusals,
})

/** Where a paper certificate is posted. */
export interface PostalAddress {
  name: string
  mobile: string
  address: string
}

/** Characters of an address: fewer name no place, more do not fit on the envelope. */
export const addressLength = { least: 5, most: 100 } as const

export interface PaidOffApplyReq extends PaidOffCheckReq {
  /** Of an electronic certificate. */
  email?: string
  /** Of a paper certificate. */
  address?: PostalAddress
}

/**
 * Where a certificate stands. `unpaid`: its fee waits for the payment; `closed`: the fee was not paid in time; `issued`: mailed;
 * `preparing`: paid, printed and about to be posted; `posted`: on its way.
 */
export type CertificateStatus = 'unpaid' | 'closed' | 'issued' | 'preparing' | 'posted'

export interface PaidOffApplyRes {
  certificateId: string
  status: CertificateStatus
  /** What is still to be paid; 0 for an electronic certificate. */
  fee: Fen
}

/**
 * Issues an electronic certificate and mails it, or orders a paper one, which is printed once its fee is paid. One intent makes one
 * certificate (P1); a paper certificate of the same loans that still waits for its fee is answered again, with the new address.
 */
export const paidOffApply = endpoint<PaidOffApplyReq, PaidOffApplyRes>()('/paid-off/apply', {
  origin: 'named',
  family: 'ordinary',
  kind: 'money',
  empty: 'malformed',
  needs: { certificateId: 'text', status: 'text', fee: 'fen' },
  refusals: [...loanRefusals, 'PROOF_NEEDED', 'EMAIL_INVALID', 'ADDRESS_INVALID'],
})
