import { dayMs } from '../../beijing'

/** How long after signing up a customer can receive what is for new ones. */
const NEW_MS = 30 * dayMs

/** Until when a customer is a new one, if they pay for no order before. */
export const newUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + NEW_MS)

/** Whether a customer is a new one: not long signed up, and without a paid order. */
export const isNewCustomer = ({ createdAt, hasPaid }: { createdAt: Date; hasPaid: boolean }, now: Date): boolean =>
  !hasPaid && now < newUntil(createdAt)
