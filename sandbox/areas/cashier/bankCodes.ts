import { eq } from 'drizzle-orm'
import { maskPhone } from '@/lib/mask'
import type { Db } from '../../db/client'
import type { Lang } from '../../language'
import { codeTimes, matchCode, secondsToWait, sendCode } from '../session/codes'
import { type BankCard, bankAnswer } from './cards'
import { isClosed } from './closed'
import { countWrongCode, lockPhone, maySend, mayTry } from './codeLimits'
import type { PaymentRecord } from './outcomes'
import type { CodeScene } from './payable'
import { payableOf } from './payables'
import { findPayment, lockOrder, settle } from './settle'
import { bankCards } from './tables'

/** Names the card payment of a customer; any other payment is unknown to them. */
export interface CardPaymentKey {
  userId: number
  bizNo: string
  /** The scene that the call is for; a payment of another one is unknown to it. */
  scene: CodeScene
  now: Date
}

/** Why a code cannot be sent. */
export type CodeRefusal = 'PAYMENT_UNKNOWN' | 'PAYMENT_CLOSED' | 'BANK_CODE_LOCKED' | 'BANK_CODE_TOO_OFTEN'

/** Why a code does not confirm. */
export type ConfirmRefusal = CodeRefusal | 'BANK_CODE_WRONG' | 'BANK_CODE_USED' | 'BANK_CODE_EXPIRED'

async function findCardPayment(
  db: Db,
  key: CardPaymentKey,
): Promise<{ payment: PaymentRecord; card: BankCard } | undefined> {
  const payment = await findPayment(db, key.bizNo)
  if (!payment?.cardId || payment.userId !== key.userId) return undefined
  if (payableOf(payment.orderId)?.codeScene !== key.scene) return undefined
  const [card] = await db.select().from(bankCards).where(eq(bankCards.cardId, payment.cardId))
  return card && { payment, card }
}

/**
 * Sends the bank's code for a payment, in the caller's transaction. Where the last one is younger than a minute, as after a page
 * was loaded anew, no other is sent: the answer names the seconds that are left, and the last one still confirms.
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

  await lockPhone(tx, card.mobile)
  const { scene, now, bizNo } = key
  const target = { mobile: card.mobile, scene, owner: bizNo, now }
  const mobile = maskPhone(card.mobile)
  const waitSeconds = await secondsToWait(tx, target)
  if (waitSeconds > 0) return { mobile, resendSeconds: waitSeconds }
  if (!(await maySend(tx, card.mobile, now))) return { refused: 'BANK_CODE_TOO_OFTEN' }
  await sendCode(tx, { ...target, lang })
  await settle(tx, bizNo, { status: 'PAYMENT_SUBMITTED', now })
  return { mobile, resendSeconds: codeTimes.resendSeconds }
}

/**
 * Confirms a card payment by the bank's code, in the caller's transaction, which must also be committed on refusal: wrong codes
 * count, and the fifth of a payment locks it (P20).
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
  // The bank has accepted its code: a code typed on another screen is not counted, and locks nothing.
  if (payment.status === 'PAYMENT_PROCESS_IN' || payment.status === 'PAYMENT_SUCCESS')
    return { refused: 'BANK_CODE_USED' }

  const { scene, now, bizNo } = key
  const { mobile } = card
  if (await isClosed(tx, payment, now)) return { refused: 'PAYMENT_CLOSED' }
  await lockPhone(tx, mobile)
  // Also for the right code, since without this a guess that hits would still count.
  if (!(await mayTry(tx, mobile, now))) return { refused: 'BANK_CODE_TOO_OFTEN' }
  const check = await matchCode(tx, { mobile, scene, owner: bizNo, code, now })
  if (check === 'expired') return { refused: 'BANK_CODE_EXPIRED' }
  if (check === 'ok') {
    await settle(tx, bizNo, bankAnswer(card, now))
    return (await findPayment(tx, bizNo)) ?? payment
  }
  if (await countWrongCode(tx, { bizNo, mobile, now })) {
    await settle(tx, bizNo, { status: 'PAYMENT_FAILURE', failure: 'locked', now })
    return { refused: 'BANK_CODE_LOCKED' }
  }
  return { refused: check === 'used' ? 'BANK_CODE_USED' : 'BANK_CODE_WRONG' }
}
