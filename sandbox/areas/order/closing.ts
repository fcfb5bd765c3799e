import { and, eq, gt, inArray, isNotNull, isNull, ne, notExists, or } from 'drizzle-orm'
import { type Closing, counted } from '../../closing'
import { openStatuses } from '../cashier/paymentState'
import { payments } from '../cashier/tables'
import { giftOf } from '../session/formerAccounts'
import { countsOf } from './counts'
import { coupons, orders } from './tables'

/** What an order is as long as it is open: it waits for its payment, its delivery or a refund. A voucher waits for its customer, and holds no account. */
const openStates = ['unpaid', 'paying', 'paid', 'refunding'] as const

const isNotVoucher = or(ne(orders.state, 'paid'), ne(orders.kind, 'card'))

/** Orders stay, as the law makes a dealer keep them, without the account that they were delivered to. */
export const orderClosing: Closing = {
  blocks: {
    async OPEN_ORDERS(db, { userId }) {
      return counted(
        await db.$count(orders, and(eq(orders.userId, userId), inArray(orders.state, openStates), isNotVoucher)),
      )
    },

    // Payments that may still succeed, and those whose money is on its way back, also of a cancelled order; those of an open order are named by it.
    async OPEN_PAYMENTS(db, { userId, now }) {
      const mayEnd = or(gt(payments.sessionEndsAt, now), eq(payments.status, 'PAYMENT_PROCESS_IN'))
      const ofOpenOrder = db
        .select({ orderId: orders.orderId })
        .from(orders)
        .where(and(eq(orders.orderId, payments.orderId), inArray(orders.state, openStates)))
      const isPaying = and(inArray(payments.status, openStatuses), mayEnd)
      const isReturning = and(isNotNull(payments.refundAt), isNull(payments.refundedAt))
      const isOpen = and(eq(payments.userId, userId), or(isPaying, isReturning), notExists(ofOpenOrder))
      return counted(await db.$count(payments, isOpen))
    },
  },

  async loss(db, { userId, now }) {
    const { couponCount } = await countsOf(db, userId, now)
    return { couponCount }
  },

  async gifts(db, { userId }) {
    const keyed = await db
      .select({ onceKey: coupons.onceKey })
      .from(coupons)
      .where(and(eq(coupons.userId, userId), isNotNull(coupons.onceKey)))
    return keyed.map(({ onceKey }) => giftOf.coupon(onceKey ?? ''))
  },

  deletes: [coupons],

  async forget(tx, { userId }) {
    await tx.update(orders).set({ rechargeAccount: '', cardCodes: [] }).where(eq(orders.userId, userId))
  },
}
