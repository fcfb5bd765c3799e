import { and, eq } from 'drizzle-orm'
import { formatAmount } from '@/lib/money'
import { dateOf, dayMs } from '../../../beijing'
import type { Db } from '../../../db/client'
import type { Text } from '../../../language'
import { newOrderId } from '../../../serialNumber'
import { bankAnswer, cardRefusal, cardsOf } from '../../cashier/cards'
import { resultText } from '../../cashier/outcomes'
import { findPayment, settle } from '../../cashier/settle'
import { startPayment } from '../../cashier/start'
import { sendNotice } from '../../session/notices'
import { closeCharges, findVipOrder, letterOf, type VipOrderRecord } from '../orders/vipPayable'
import { contracts, lengthOf } from '../plans/contracts'
import type { PlanType } from '../plans/plan'
import { plans } from '../plans/plans'
import { vipOrders } from '../tables'
import { changeTerm, stopRenewal, type Term, termOf } from '../terms'

/** How often a term is charged before the renewal stops, once a day. */
const TRIES = 3

/** How long a charge that failed can be paid by the customer; longer than all tries take. */
const CHARGE_WINDOW_MS = 10 * dayMs

const texts = {
  noCard: { zh: '没有可扣款的银行卡', en: 'There is no bank card to charge' },
  notPaid: { zh: '银行卡扣款未成功', en: 'The bank card was not charged' },
} satisfies Record<string, Text>

/** A term whose renewal can be charged. */
type RenewingTerm = Term & { vipType: PlanType; nextChargeTime: Date }

/** The term with its row locked, where it is due to be charged now. */
async function dueTerm(tx: Db, userId: number, vipType: PlanType, now: Date, lock: boolean) {
  const term = await termOf(tx, userId, vipType, lock)
  const isDue = term?.renewStatus === 'on' && term.nextChargeTime !== null && term.nextChargeTime <= now
  return isDue ? (term as RenewingTerm) : undefined
}

/** The order of the charge of a term, made now if there was none; the unique key lets one be made, by however many processes. */
async function chargeOrder(tx: Db, term: RenewingTerm, now: Date): Promise<{ orderId: string; isNew: boolean }> {
  const { userId, vipType, contractType, renewPrice, endTime: chargedFor } = term
  const { months } = contracts[contractType]
  const { title } = plans[vipType]
  const [made] = await tx
    .insert(vipOrders)
    .values({
      orderId: newOrderId(letterOf[vipType], now),
      userId,
      vipType,
      contractType,
      buyType: 1,
      buySource: 'renewal',
      title: { zh: `${title.zh} ${lengthOf(months).zh}`, en: `${title.en}, ${lengthOf(months).en}` },
      months,
      originalPrice: renewPrice,
      contractPrice: renewPrice,
      payAmount: renewPrice,
      renews: true,
      chargedFor,
      createdAt: now,
      payDeadline: new Date(now.getTime() + CHARGE_WINDOW_MS),
    })
    .onConflictDoNothing()
    .returning({ orderId: vipOrders.orderId })
  if (made) return { orderId: made.orderId, isNew: true }
  const ofTerm = and(eq(vipOrders.userId, userId), eq(vipOrders.vipType, vipType), eq(vipOrders.chargedFor, chargedFor))
  const [kept] = await tx.select({ orderId: vipOrders.orderId }).from(vipOrders).where(ofTerm)
  if (!kept) throw new Error(`the charge of ${vipType} for ${userId} was not inserted`)
  return { orderId: kept.orderId, isNew: false }
}

/**
 * Charges the term of a customer once it has ended, in one transaction: the default bank card pays an order of its own, and the term
 * goes on. A charge that fails is tried again after a day; after the last try the renewal stops. Rows are locked in the order in which
 * a payment locks them: the order, then the term.
 */
export async function chargeTerm(db: Db, of: { userId: number; vipType: PlanType; now: Date }): Promise<void> {
  const { userId, vipType, now } = of
  await db.transaction(async (tx) => {
    const seen = await dueTerm(tx, userId, vipType, now, false)
    if (!seen) return
    const { orderId, isNew } = await chargeOrder(tx, seen, now)
    const order = await findVipOrder(tx, orderId, true)
    const term = await dueTerm(tx, userId, vipType, now, true)
    // Another process was faster, or the customer has paid or stopped it: an order that was made for nothing goes.
    if (!term && isNew) await tx.delete(vipOrders).where(eq(vipOrders.orderId, orderId))
    if (!term || !order || order.paidAt) return
    const outcome = await chargeCard(tx, order, now)
    if (outcome === 'paid') await tellCharged(tx, order, now)
    else if (outcome === 'undecided') await tryTomorrow(tx, term, now)
    else await countFailure(tx, order, term, outcome, now)
  })
}

/** Charges the default card: whether it was paid, is being decided, or why it failed. */
async function chargeCard(tx: Db, order: VipOrderRecord, now: Date): Promise<'paid' | 'undecided' | Text> {
  const { userId, orderId, payAmount: amount, tries } = order
  const [card] = await cardsOf(tx, userId)
  if (!card) return texts.noCard
  const refusal = await cardRefusal(tx, card, amount, now)
  if (refusal) return refusal
  const tool = { assetType: 'DEBIT_CARD', cardId: card.cardId } as const
  const requestId = `renewal-${orderId}-${tries + 1}`
  const started = await startPayment(tx, {
    userId,
    requestId,
    orderId,
    amount,
    tool,
    host: 'web',
    callBackUrl: '',
    now,
  })
  if (started.kind === 'refused') return started.code === 'PAYMENT_IN_PROCESS' ? 'undecided' : texts.notPaid
  const { bizNo } = started.payment
  await settle(tx, bizNo, bankAnswer(card, now))
  const payment = await findPayment(tx, bizNo)
  if (!payment) return texts.notPaid
  if (payment.status === 'PAYMENT_SUCCESS') return 'paid'
  return payment.status === 'PAYMENT_FAILURE' ? resultText(payment) : 'undecided'
}

const tryTomorrow = (tx: Db, term: Term, now: Date) => {
  const again = new Date(now.getTime() + dayMs)
  // The customer has been told of this charge: a further try is no new one.
  return changeTerm(tx, term, { nextChargeTime: again, noticedChargeTime: again })
}

async function countFailure(tx: Db, order: VipOrderRecord, term: RenewingTerm, reason: Text, now: Date): Promise<void> {
  const tries = order.tries + 1
  // Told again, since the reason is news.
  await tx
    .update(vipOrders)
    .set({ tries, failReason: reason, toldAt: null })
    .where(eq(vipOrders.orderId, order.orderId))
  const { userId, vipType } = term
  const isLast = tries >= TRIES
  if (isLast) {
    await stopRenewal(tx, term, now)
    await closeCharges(tx, { userId, vipType }, now)
  } else await tryTomorrow(tx, term, now)
  const price = formatAmount(order.payAmount)
  const next = isLast
    ? { zh: '自动续费已停止。', en: 'Auto-renewal has stopped.' }
    : { zh: '我们将在明天再次尝试。', en: 'We try again tomorrow.' }
  const text = {
    zh: `${order.title.zh} ${price} 元续费扣款失败：${reason.zh}。${next.zh}`,
    en: `¥${price} for ${order.title.en} was not charged: ${reason.en}. ${next.en}`,
  }
  await sendNotice(tx, { userId, scene: 'renewal-failed', text, now })
}

async function tellCharged(tx: Db, { userId, title, payAmount }: VipOrderRecord, now: Date): Promise<void> {
  const price = formatAmount(payAmount)
  const text = { zh: `${title.zh} 已续费，扣款 ${price} 元。`, en: `${title.en} was renewed for ¥${price}.` }
  await sendNotice(tx, { userId, scene: 'renewal-charged', text, now })
}

/** Tells the customer of a charge that is to come; at most once for each charge. */
export async function tellAhead(tx: Db, term: RenewingTerm, now: Date): Promise<void> {
  const { userId, vipType, renewPrice, nextChargeTime } = term
  const day = dateOf(nextChargeTime)
  const price = formatAmount(renewPrice)
  const { title } = plans[vipType]
  const text = {
    zh: `您的${title.zh}将于 ${day} 自动续费，扣款 ${price} 元。如不需要，可在“续费管理”中关闭。`,
    en: `Your ${title.en} renews on ${day} for ¥${price}. You can turn it off under “Renewal management”.`,
  }
  await sendNotice(tx, { userId, scene: 'renewal-ahead', text, now })
}
