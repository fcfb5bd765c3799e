import { eq } from 'drizzle-orm'
import { maskPhone } from '@/lib/mask'
import type { Db } from '../../db/client'
import type { Lang } from '../../language'
import { checkCode, codeTimes, type SmsScene, sendCode } from '../session/codes'
import { type BankCard, bankAnswer } from './cards'
import type { PaymentRecord } from './outcomes'
import { payableOf } from './payables'
import { isOpen } from './rules'
import { findPayment, lockOrder, settle } from './settle'
import { bankCards } from './tables'

/** Names the card payment of a customer; anything else is unknown to him. */
export interface CardPaymentKey {
  userId: number
  bizNo: string
  /** The SMS scene: a mall payment's or a certificate fee's. */
  scene: Extract<SmsScene, 'bank' | 'certificate'>
  now: Date
}

/** Why a code cannot be sent. */
export type CodeRefusal = 'PAYMENT_UNKNOWN' | 'PAYMENT_CLOSED' | 'BANK_CODE_LOCKED'

/** Why a code does not confirm. */
export type ConfirmRefusal =
  | 'PAYMENT_UNKNOWN'
  | 'PAYMENT_CLOSED'
  | 'BANK_CODE_WRONG'
  | 'BANK_CODE_LOCKED'
  | 'BANK_CODE_USED'
  | 'BANK_CODE_EXPIRED'

async function findCardPayment(
  db: Db,
  key: CardPaymentKey,
): Promise<{ payment: PaymentRecord; card: BankCard } | undefined> {
  const payment = await findPayment(db, key.bizNo)
  if (!payment?.cardId || payment.userId !== key.userId) return undefined
  const [card] = await db.select().from(bankCards).where(eq(bankCards.cardId, payment.cardId))
  return card && { payment, card }
}

async function isClosed(db: Db, payment: PaymentRecord, now: Date): Promise<boolean> {
  if (!isOpen(payment.status) || payment.sessionEndsAt <= now) return true
  const order = await payableOf(payment.orderId)?.find(db, payment.orderId, false)
  return !order?.payable
}

/**
 * Sends the bank's code for a payment, in the caller's transaction. Where the last one is younger than a minute, as after a page
 * was loaded anew, that one still serves: it is told of again with the seconds that are left.
 */
export async function sendBankCode(
  tx: Db,
  key: CardPaymentKey,
  lang: Lang,
): Promise<{ mobile: string; resendSeconds: number } | { refused: CodeRefusal }> {
  const found = await findCardPayment(tx, key)
  if (!found) return { refused: 'PAYMENT_UNKNOWN' }
  await lockOrder(tx, found.payment.orderId)
  const { payment, card } = (await findCardPayment(tx, key)) ?? found
  if (payment.failure === 'locked') return { refused: 'BANK_CODE_LOCKED' }
  if (payment.status === 'PAYMENT_PROCESS_IN' || (await isClosed(tx, payment, key.now)))
    return { refused: 'PAYMENT_CLOSED' }
  const { scene, now, bizNo } = key
  const outcome = await sendCode(tx, { mobile: card.mobile, scene, owner: bizNo, now, lang })
  const mobile = maskPhone(card.mobile)
  if (!outcome.sent) return { mobile, resendSeconds: outcome.waitSeconds }
  await settle(tx, bizNo, { status: 'PAYMENT_SUBMITTED', now })
  return { mobile, resendSeconds: codeTimes.resendSeconds }
}

/**
 * Confirms a card payment by the bank's code, in the caller's transaction, which must also be committed on refusal: wrong codes
 * count, and the fifth closes the payment.
 */
export async function confirmWithCode(
  tx: Db,
  key: CardPaymentKey,
  code: string,
): Promise<PaymentRecord | { refused: ConfirmRefusal }> {
  const found = await findCardPayment(tx, key)
  if (!found) return { refused: 'PAYMENT_UNKNOWN' }
  await lockOrder(tx, found.payment.orderId)
  const { payment, card } = (await findCardPayment(tx, key)) ?? found
  if (payment.failure === 'locked') return { refused: 'BANK_CODE_LOCKED' }
  // The bank has taken its code: whatever is typed elsewhere counts no more, and locks nothing.
  if (payment.status === 'PAYMENT_PROCESS_IN' || payment.status === 'PAYMENT_SUCCESS')
    return { refused: 'BANK_CODE_USED' }

  const { scene, now, bizNo } = key
  const check = await checkCode(tx, { mobile: card.mobile, scene, owner: bizNo, code, now })
  if (check === 'used') return { refused: 'BANK_CODE_USED' }
  if (await isClosed(tx, payment, now)) return { refused: 'PAYMENT_CLOSED' }
  if (check === 'locked') {
    await settle(tx, bizNo, { status: 'PAYMENT_FAILURE', failure: 'locked', now })
    return { refused: 'BANK_CODE_LOCKED' }
  }
  if (check !== 'ok') return { refused: check === 'expired' ? 'BANK_CODE_EXPIRED' : 'BANK_CODE_WRONG' }
  await settle(tx, bizNo, bankAnswer(card, now))
  return (await findPayment(tx, bizNo)) ?? payment
}
