import type { OrderState } from '@/contract/order/detail'

/** How long an order waits for its payment. */
export const PAY_WINDOW_MS = 15 * 60_000

/** How long the recharge of an account takes after payment; phones and card codes are served at once. */
export const ACCOUNT_DELIVERY_MS = 30_000

/** What happens to an order. */
export type OrderEvent = 'inProcess' | 'paymentFailed' | 'paySucceeded' | 'cancelled' | 'refused' | 'refunded'

/**
 * Money that comes for a cancelled order is kept for refund; from an end state nothing leads back. A paid order finishes by itself:
 * at once, or when its account has had time to be recharged (`due.ts`); a top-up may be refused by its operator, a voucher may end
 * unused, and the money goes back.
 */
const moves: Record<OrderState, Partial<Record<OrderEvent, OrderState>>> = {
  unpaid: { inProcess: 'paying', paySucceeded: 'paid', cancelled: 'cancelled' },
  paying: { inProcess: 'paying', paymentFailed: 'unpaid', paySucceeded: 'paid', cancelled: 'cancelled' },
  paid: { refused: 'refunding' },
  finished: {},
  cancelled: { paySucceeded: 'refunding' },
  refunding: { refunded: 'refunded' },
  refunded: {},
}

/** The state after an event; undefined where the event means nothing in this state. */
export const nextState = (state: OrderState, event: OrderEvent): OrderState | undefined => moves[state][event]

/** Whether an order may still be paid. */
export const isPayable = (state: OrderState): boolean => state === 'unpaid' || state === 'paying'
