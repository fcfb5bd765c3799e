import type { Payable } from '../cashier/payable'
import { findCertificate, loansFor } from './applications'
import { issue } from './issue'

/** Fees of paper certificates as the cashier sees them: their codes are of the scene of certificates. */
export const certificateFees: Payable = {
  bizType: 'CERTIFICATE_FEE',
  codeScene: 'certificate',
  income: 'income:certificate',

  async find(db, orderId, lock) {
    const one = await findCertificate(db, { certificateId: orderId }, lock)
    if (one?.method !== 'paper') return undefined
    const { userId, fee, payDeadline, issuedAt } = one
    const subject = { zh: '纸质结清证明工本费', en: 'Fee of a paper settlement certificate' }
    return { orderId, userId, amount: fee, subject, payDeadline, payable: issuedAt === null }
  },

  async paid(tx, orderId, { now }) {
    const one = await findCertificate(tx, { certificateId: orderId })
    // Money that came too late, or for loans that another certificate names by now, is given back (P15).
    if (!one || one.issuedAt || one.payDeadline <= now) return 'refund'
    if ('refused' in (await loansFor(tx, one.userId, one))) return 'refund'
    await issue(tx, one, now)
    return 'delivered'
  },
}
