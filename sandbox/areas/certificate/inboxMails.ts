import type { Db } from '../../db/client'
import { inLanguage } from '../../language'
import type { Mail } from '../../pages/inboxPage'
import { attachmentPath } from './document/address'
import { mailsTo } from './mails'

/** Mails as the sandbox's inbox shows them, newest first, each with its certificate attached. */
export async function inboxMails(db: Db, mobile: string | undefined, most: number): Promise<Mail[]> {
  const rows = await mailsTo(db, mobile, most)
  return rows.map(({ mail, facts }) => ({
    mobile: mail.mobile,
    to: mail.email,
    subject: inLanguage({ zh: '您的贷款结清证明', en: 'Your loan settlement certificate' }, mail.lang),
    text: inLanguage(
      {
        zh: `您申请的结清证明（编号 ${facts?.number ?? ''}）见附件。`,
        en: `The settlement certificate you asked for (${facts?.number ?? ''}) is attached.`,
      },
      mail.lang,
    ),
    sentAt: mail.sentAt,
    attachment: {
      name: `certificate-${facts?.number ?? ''}.pdf`,
      path: `${attachmentPath}/${mail.mailId}/certificate.pdf`,
    },
  }))
}
