import { and, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm'
import type { BizType } from '@/contract/cashier'
import { dayMs } from '../../../beijing'
import type { Db } from '../../../db/client'
import { userOfId } from '../../../findUser'
import type { OrderLetter } from '../../../serialNumber'
import type { Payable } from '../../cashier/payable'
import { requestRaise } from '../leap/leapRaises'
import { type TermType, vipOrders } from '../tables'
import { extendTerm, termOf } from '../terms'

export type VipOrderRecord = typeof vipOrders.$inferSelect

/** First letter of the order numbers of each kind. */
export const letterOf = { fei_yue: 'V', leap: 'L', health: 'H', quota: 'Q' } as const satisfies Record<
  TermType,
  OrderLetter
>

/** Reads an order, with its row locked until the transaction ends where asked for. */
export async function findVipOrder(db: Db, orderId: string, lock = false): Promise<VipOrderRecord | undefined> {
  const query = db.select().from(vipOrders).where(eq(vipOrders.orderId, orderId))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

/** Closes the charges of a renewal that still wait for money, except one: none of them is needed once a term is paid or the renewal off. */
export const closeCharges = (tx: Db, of: { userId: number; vipType: TermType; except?: string }, now: Date) =>
  tx
    .update(vipOrders)
    .set({ payDeadline: now })
    .where(
      and(
        eq(vipOrders.userId, of.userId),
        eq(vipOrders.vipType, of.vipType),
        isNotNull(vipOrders.chargedFor),
        isNull(vipOrders.paidAt),
        gt(vipOrders.payDeadline, now),
        ne(vipOrders.orderId, of.except ?? ''),
      ),
    )

/** Memberships and cards of a kind as the cashier sees them. */
const payableOf = (vipType: TermType, bizType: BizType): Payable => ({
  bizType,
  codeScene: 'bank',
  income: `income:${vipType}`,

  async find(db, orderId, lock) {
    const order = await findVipOrder(db, orderId, lock)
    if (!order) return undefined
    const { userId, payAmount, title, payDeadline, paidAt } = order
    return { orderId, userId, amount: payAmount, subject: title, payDeadline, payable: paidAt === null }
  },

  async paid(tx, orderId, { now }) {
    const order = await findVipOrder(tx, orderId)
    // Money for an order that another one has replaced, or that came too late, is given back (P15).
    if (!order || order.paidAt || order.payDeadline <= now) return 'refund'
    const { userId, months, contractType, contractPrice, renews, chargedFor } = order
    // Orders before the term, as every other change locks them.
    await closeCharges(tx, { userId, vipType, except: orderId }, now)
    const before = await termOf(tx, userId, vipType, true)
    // A charge is made a moment after the term has ended: within a day the term goes on as if there had been no gap.
    const from = chargedFor && now.getTime() - chargedFor.getTime() < dayMs ? chargedFor : now
    const termStart = before && before.endTime >= from ? before.endTime : from
    const { endTime: termEnd } = await extendTerm(
      tx,
      { userId, vipType, months, contractType, ...(renews ? { renewPrice: contractPrice } : {}) },
      from,
    )
    const user = vipType === 'leap' && (await userOfId(tx, userId, now))
    if (user) await requestRaise(tx, user, now)
    await tx.update(vipOrders).set({ paidAt: now, termStart, termEnd }).where(eq(vipOrders.orderId, orderId))
    return 'delivered'
  },
})

/** The kinds of orders of this area by the first letter of their numbers; gold memberships have their own. */
export const vipPayables: Readonly<Record<string, Payable>> = {
  [letterOf.fei_yue]: payableOf('fei_yue', 'VIP_MEMBER_CARD'),
  [letterOf.leap]: payableOf('leap', 'VIP_MEMBER_CARD'),
  [letterOf.health]: payableOf('health', 'VIP_MEMBER_CARD'),
  [letterOf.quota]: payableOf('quota', 'VIP_HOIST_LINES'),
}
