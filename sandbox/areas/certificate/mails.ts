import { and, desc, eq, gte } from 'drizzle-orm'
import { dayStart } from '../../beijing'
import type { Db } from '../../db/client'
import type { Lang } from '../../language'
import type { CertificateRecord } from './applications'
import { certificateMails, certificates } from './tables'

interface Sending {
  mobile: string
  lang: Lang
  now: Date
  isResend?: boolean
}

/** Mails a certificate to its address. The sandbox's inbox receives it at once. */
export const sendMail = (
  tx: Db,
  { certificateId, userId, email }: Pick<CertificateRecord, 'certificateId' | 'userId' | 'email'>,
  { mobile, lang, now, isResend = false }: Sending,
) =>
  tx
    .insert(certificateMails)
    .values({ certificateId, userId, email, mobile, lang, resend: isResend ? 1 : 0, sentAt: now })

/** How often a certificate was mailed again on this day of Beijing. */
export async function resentToday(db: Db, certificateId: string, now: Date): Promise<number> {
  return db.$count(
    certificateMails,
    and(
      eq(certificateMails.certificateId, certificateId),
      eq(certificateMails.resend, 1),
      gte(certificateMails.sentAt, new Date(dayStart(now))),
    ),
  )
}

/** Mails for the inbox with the number of the certificate, newest first. */
export const mailsTo = (db: Db, mobile: string | undefined, most: number) =>
  db
    .select({ mail: certificateMails, facts: certificates.facts })
    .from(certificateMails)
    .innerJoin(certificates, eq(certificates.certificateId, certificateMails.certificateId))
    .where(mobile ? eq(certificateMails.mobile, mobile) : undefined)
    .orderBy(desc(certificateMails.mailId))
    .limit(most)
