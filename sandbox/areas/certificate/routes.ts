import type { PaidOffApplyRes, PaidOffCheckReq } from '@/contract/certificate/issue'
import { isEmail } from '@/lib/email'
import { formatAmount } from '@/lib/money'
import { catchUp } from '../../catchUp'
import { type Context, implement } from '../../implement'
import {
  certificatesOf,
  changeEmail,
  feeOf,
  findCertificate,
  issuedOf,
  keepApplication,
  loansFor,
  oneAtATime,
} from './applications'
import { methodsOf } from './choice'
import { contract } from './contract'
import { documentPath } from './document/address'
import { issueTicket } from './document/tickets'
import { issue } from './issue'
import { asLoan, loansOf } from './loans'
import { resentToday, sendMail } from './mails'
import { certificateMessages } from './messages'
import { nextProofOf } from './proof'
import { asCertificate } from './records'
import { isPostal, PAPER_FEE, resendsLeft, statusOf } from './terms'

type LoanRefusal = 'LOANS_NONE' | 'LOAN_OPEN' | 'LOAN_UNKNOWN' | 'CERTIFICATE_ISSUED'

/** The loans of such a certificate; ends the call where it cannot be issued. */
async function chosen(
  { db, signedIn, refuse }: Context<unknown, LoanRefusal>,
  req: PaidOffCheckReq,
): Promise<{ loanIds: string[]; amount: number }> {
  const outcome = await loansFor(db, signedIn().userId, req)
  if ('loans' in outcome) {
    const { loans } = outcome
    return { loanIds: loans.map(({ loanId }) => loanId), amount: loans.reduce((sum, { amount }) => sum + amount, 0) }
  }
  const { refused } = outcome
  return refuse(refused, refused === 'LOAN_OPEN' ? { amount: formatAmount(outcome.outstanding) } : {})
}

/** Certificates of settled loans. */
export const certificateRoutes = implement(
  contract,
  {
    async paidOffGet({ signedIn, db, now, lang }) {
      const { userId } = signedIn()
      const loans = await loansOf(db, userId)
      const issued = await issuedOf(db, userId)
      return {
        loans: loans.map((loan) => asLoan(loan, methodsOf(loan.loanId, issued), lang)),
        nextProof: await nextProofOf(db, userId, now),
        paperFee: PAPER_FEE,
      }
    },

    async paidOffCheck(context) {
      const { req, signedIn, db, now } = context
      const { amount } = await chosen(context, req)
      return { nextProof: await nextProofOf(db, signedIn().userId, now), amount, fee: feeOf(req.method) }
    },

    async paidOffApply(context): Promise<PaidOffApplyRes> {
      const { req, signedIn, db, now, lang, refuse } = context
      const { userId, mobile } = signedIn()
      const { kind, method, email, address } = req
      await oneAtATime(db, userId)
      const loans = await chosen(context, req)
      if ((await nextProofOf(db, userId, now)) !== 'none') return refuse('PROOF_NEEDED')
      if (method === 'paper') {
        if (!address || !isPostal(address)) return refuse('ADDRESS_INVALID')
        const one = await keepApplication(db, userId, { kind, method, address, ...loans }, now)
        return { certificateId: one.certificateId, status: 'unpaid', fee: one.fee }
      }
      if (!isEmail(email ?? '')) return refuse('EMAIL_INVALID')
      const one = await issue(db, await keepApplication(db, userId, { kind, method, email, ...loans }, now), now)
      await sendMail(db, one, { mobile: mobile ?? '', lang, now })
      return { certificateId: one.certificateId, status: 'issued', fee: 0 }
    },

    async paidOffApplyList({ req, signedIn, db, now }) {
      const { userId } = signedIn()
      await catchUp(db, now)
      const rows = await certificatesOf(db, { userId, ...req })
      return { list: await Promise.all(rows.map((one) => asCertificate(db, one, now))) }
    },

    async paidOffUpdateEmail({ req, signedIn, db, now, lang, refuse }) {
      const { userId, mobile } = signedIn()
      if (!isEmail(req.email)) return refuse('EMAIL_INVALID')
      await oneAtATime(db, userId)
      const one = await findCertificate(db, { certificateId: req.certificateId, userId })
      if (!one || statusOf(one, now) !== 'issued') return refuse('CERTIFICATE_UNKNOWN')
      const left = resendsLeft(await resentToday(db, one.certificateId, now))
      if (left === 0) return refuse('RESEND_LIMIT')
      const changed = await changeEmail(db, one, req.email)
      await sendMail(db, changed, { mobile: mobile ?? '', lang, now, isResend: true })
      return { sentTo: (await asCertificate(db, changed, now)).sentTo, resendsLeft: left - 1 }
    },

    async paidOffDocument({ req, signedIn, token = '', db, now, origin, refuse }) {
      const one = await findCertificate(db, { certificateId: req.certificateId, userId: signedIn().userId })
      const ticket = one?.facts && (await issueTicket(db, { certificateId: one.certificateId, token, now }))
      if (!one?.facts || !ticket) return refuse('CERTIFICATE_UNKNOWN')
      const { number } = one.facts
      return {
        url: `${origin}${documentPath}/${one.certificateId}?key=${ticket.key}`,
        fileName: `certificate-${number}.pdf`,
        endTime: ticket.endTime,
      }
    },
  },
  certificateMessages,
)
