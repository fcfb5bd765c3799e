import type { OrderDetail, OrderState } from '@/contract/order/detail'

/** What a customer can do with an order. */
export type OrderAction = 'pay' | 'cancel' | 'buyAgain' | 'voucher'

const actions: Record<OrderState, readonly OrderAction[]> = {
  unpaid: ['cancel', 'pay'],
  paying: ['cancel', 'pay'],
  paid: ['buyAgain', 'voucher'],
  finished: ['buyAgain', 'voucher'],
  cancelled: ['buyAgain'],
  refunding: [],
  refunded: ['buyAgain'],
}

/** The actions of an order, the most important one last, without those that are not offered, such as a voucher where there is none to show. */
export const actionsOf = (state: OrderState, offers: Partial<Record<OrderAction, boolean>>): readonly OrderAction[] =>
  actions[state].filter((action) => offers[action] ?? true)

/** Whether the deadline of an order still counts down. */
export const isWaiting = (state: OrderState): boolean => state === 'unpaid' || state === 'paying'

/** What the total of an order is called: to be paid, paid, or neither where it was cancelled before. */
export function totalName(state: OrderState): 'payable' | 'paid' | 'total' {
  if (isWaiting(state)) return 'payable'
  return state === 'cancelled' ? 'total' : 'paid'
}

/** Whether an order is paid for and waits for its customer to use its voucher. */
export const isUnused = ({ state, validUntil }: OrderDetail): boolean => state === 'paid' && validUntil !== undefined

/** What is said of where an order stands: why its money goes back, that it has arrived or can be used, or what its state means. */
export function hintOf(order: OrderDetail): { refusal: string } | 'arrived' | 'unused' | OrderState {
  const { state, goods, refusal } = order
  if (refusal !== undefined) return { refusal }
  if (isUnused(order)) return 'unused'
  return state === 'finished' && goods.kind === 'phone' ? 'arrived' : state
}

/** Whether the money of an order that was given up is on its way back. */
export const isReturning = ({ state, refusal }: OrderDetail): boolean => state === 'refunding' && refusal !== undefined

/** Whether an order moves on by itself soon: a payment being settled, an account being recharged. */
export const isMoving = (order: OrderDetail): boolean =>
  order.state === 'paying' || (order.state === 'paid' && !isUnused(order))
