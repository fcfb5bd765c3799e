import type { Certificate } from '@/contract/certificate/records'
import { maskEmail, maskName } from '@/lib/mask'
import type { Db } from '../../db/client'
import { openPaymentOf } from '../member/orders/openOrder'
import type { CertificateRecord } from './applications'
import { resentToday } from './mails'
import { resendsLeft, statusOf } from './terms'

const sentToOf = ({ email, address }: CertificateRecord): string =>
  address ? `${maskName(address.name)} ${address.address.slice(0, 6)}****` : maskEmail(email)

/** A certificate as the app shows it; addresses are masked (S6). */
export async function asCertificate(db: Db, one: CertificateRecord, now: Date): Promise<Certificate> {
  const { certificateId, kind, method, loanIds, amount, fee, issuedAt, facts, createdAt, payDeadline } = one
  const status = statusOf(one, now)
  const { bizNo, deductType } =
    status === 'unpaid' ? await openPaymentOf(db, certificateId, now) : { deductType: 1 as const }
  return {
    certificateId,
    number: facts?.number ?? '',
    kind,
    method,
    status,
    loanIds,
    amount,
    fee,
    sentTo: sentToOf(one),
    createdTime: createdAt.getTime(),
    ...(issuedAt && { issuedTime: issuedAt.getTime() }),
    resendsLeft: status === 'issued' ? resendsLeft(await resentToday(db, certificateId, now)) : 0,
    ...(status === 'unpaid' && { payDeadline: payDeadline.getTime() }),
    ...(bizNo && { bizNo, deductType }),
    ...(status === 'posted' && { trackingNumber: `SF${certificateId.slice(-12)}` }),
  }
}
