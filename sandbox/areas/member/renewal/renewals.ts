import { and, desc, eq } from 'drizzle-orm'
import type { OrderRenewLogRow, RenewalRes, RenewLogRow } from '@/contract/member/renewal'
import type { Db } from '../../../db/client'
import { inLanguage, type Lang } from '../../../language'
import { pageOf } from '../../../paging'
import { canBeCharged } from '../orders/purchases'
import { closeCharges, type VipOrderRecord } from '../orders/vipPayable'
import { contracts } from '../plans/contracts'
import type { PlanType } from '../plans/plan'
import { priceOf } from '../plans/plan'
import { plans } from '../plans/plans'
import { renewLogs, vipOrders } from '../tables'
import { changeTerm, isRunning, startRenewal, stopRenewal, type Term, termOf } from '../terms'

const asAnswer = ({ renewStatus, endTime, nextChargeTime }: Term): RenewalRes => ({
  renewStatus: renewStatus === 'on' ? 'on' : 'stopped',
  endTime: endTime.getTime(),
  ...(nextChargeTime ? { nextChargeTime: nextChargeTime.getTime() } : {}),
})

/**
 * Starts or stops a renewal inside the caller's transaction, whichever state it is in. The row of the term is the lock, so that
 * of several changes at the same time each writes its one line of the log, and a repetition writes none (P22).
 */
export async function switchRenewal(
  tx: Db,
  of: { userId: number; vipType: PlanType; on: boolean; reason: string; now: Date },
): Promise<RenewalRes | { refused: 'NOT_A_MEMBER' | 'RENEWAL_NOT_OFFERED' }> {
  const { userId, vipType, on, reason, now } = of
  // Orders before the term, as a payment locks them.
  if (!on) await closeCharges(tx, { userId, vipType }, now)
  const term = await termOf(tx, userId, vipType, true)
  if (!term) return { refused: 'NOT_A_MEMBER' }
  if (!on) return asAnswer(await stopRenewal(tx, term, now, reason))
  if (term.renewStatus === 'on') return asAnswer(term)
  if (!isRunning(term, now)) return { refused: 'NOT_A_MEMBER' }
  const { continued: contractType } = contracts[term.contractType]
  const price = priceOf(plans[vipType], contractType)
  if (!price || !(await canBeCharged(tx, userId))) return { refused: 'RENEWAL_NOT_OFFERED' }
  const priced = await changeTerm(tx, term, { contractType, renewPrice: price.contractPrice })
  return asAnswer(await startRenewal(tx, priced, now, reason))
}

/** Which page of which list of a customer is read. */
interface LogQuery {
  userId: number
  vipType: PlanType
  page: number
}

/** Changes of a renewal, newest first. */
export async function renewRows(db: Db, { userId, vipType, page }: LogQuery): Promise<RenewLogRow[]> {
  const rows = await db
    .select()
    .from(renewLogs)
    .where(and(eq(renewLogs.userId, userId), eq(renewLogs.vipType, vipType)))
    .orderBy(desc(renewLogs.logId))
  return pageOf(rows, page).map(({ logId, renewStatus, changedAt, reason }) => ({
    logId: String(logId),
    renewStatus,
    changedAt: changedAt.getTime(),
    reason,
  }))
}

function stateOf({ paidAt, failReason, payDeadline }: VipOrderRecord, now: Date): OrderRenewLogRow['state'] {
  if (paidAt) return 'paid'
  if (failReason) return 'failed'
  return payDeadline > now ? 'unpaid' : 'closed'
}

/** Purchases and charges of a membership, newest first. */
export async function orderRows(
  db: Db,
  { userId, vipType, page }: LogQuery,
  { lang, now }: { lang: Lang; now: Date },
): Promise<OrderRenewLogRow[]> {
  const rows = await db
    .select()
    .from(vipOrders)
    .where(and(eq(vipOrders.userId, userId), eq(vipOrders.vipType, vipType)))
    .orderBy(desc(vipOrders.createdAt), desc(vipOrders.orderId))
  return pageOf(rows, page).map((order) => {
    const state = stateOf(order, now)
    const { termStart, termEnd, failReason } = order
    return {
      vipOrderNo: order.orderId,
      title: inLanguage(order.title, lang),
      contractType: order.contractType,
      amount: order.payAmount,
      createdAt: order.createdAt.getTime(),
      state,
      isRenewal: order.chargedFor !== null,
      ...(state === 'failed' && failReason ? { reason: inLanguage(failReason, lang) } : {}),
      ...(termStart ? { startTime: termStart.getTime() } : {}),
      ...(termEnd ? { endTime: termEnd.getTime() } : {}),
    }
  })
}
