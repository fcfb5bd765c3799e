import { type EpochMs, endpoint, type Whole } from '../endpoint'

export interface PaidOffUpdateEmailReq {
  certificateId: string
  email: string
}

export interface PaidOffUpdateEmailRes {
  /** Masked. */
  sentTo: string
  resendsLeft: Whole
}

/** Mails an electronic certificate again, to the same address or a corrected one. One intent sends one mail. */
export const paidOffUpdateEmail = endpoint<PaidOffUpdateEmailReq, PaidOffUpdateEmailRes>()('/paid-off/update-email', {
  origin: 'named',
  family: 'ordinary',
  kind: 'money',
  empty: 'malformed',
  needs: { sentTo: 'label', resendsLeft: 'count' },
  refusals: ['CERTIFICATE_UNKNOWN', 'EMAIL_INVALID', 'RESEND_LIMIT'],
})

export interface PaidOffDocumentReq {
  certificateId: string
}

export interface PaidOffDocumentRes {
  /** Serves until `endTime` and no longer than the login that asked; it carries a key of its own and no token (U4). */
  url: string
  fileName: string
  endTime: EpochMs
}

/** Makes the address at which the customer reads an issued certificate, as a PDF. */
export const paidOffDocument = endpoint<PaidOffDocumentReq, PaidOffDocumentRes>()('/paid-off/document', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'read',
  empty: 'malformed',
  needs: { url: 'text', fileName: 'text', endTime: 'whole' },
  refusals: ['CERTIFICATE_UNKNOWN'],
})
