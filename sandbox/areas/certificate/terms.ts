import { addressLength, type CertificateStatus, type PostalAddress } from '@/contract/certificate/issue'
import { isPhone } from '@/lib/phone'
import { dayMs } from '../../beijing'

/** What a paper certificate costs, in fen: print, stamp and postage. */
export const PAPER_FEE = 2_000

/** How often a certificate can be mailed again on one day of Beijing. */
export const RESENDS_PER_DAY = 3

/** How long a proof of identity serves for certificates. */
export const PROOF_MS = 30 * 60_000

/** A paper certificate is posted so long after its fee was paid. */
const POSTED_AFTER_MS = dayMs

interface Course {
  method: 'electronic' | 'paper'
  issuedAt: Date | null
  payDeadline: Date
}

/** Where a certificate stands by the clock. */
export function statusOf({ method, issuedAt, payDeadline }: Course, now: Date): CertificateStatus {
  if (!issuedAt) return payDeadline > now ? 'unpaid' : 'closed'
  if (method === 'electronic') return 'issued'
  return now.getTime() - issuedAt.getTime() < POSTED_AFTER_MS ? 'preparing' : 'posted'
}

/** Whether a parcel reaches this address. */
export const isPostal = ({ name, mobile, address }: PostalAddress): boolean =>
  name.trim().length >= 2 &&
  isPhone(mobile) &&
  address.trim().length >= addressLength.least &&
  address.length <= addressLength.most

/** How often it can be mailed again today. */
export const resendsLeft = (resentToday: number): number => Math.max(0, RESENDS_PER_DAY - resentToday)
