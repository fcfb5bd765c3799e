import { addressOf, returnTo } from '@/navigate'
import { routes } from '@/routes'

/** Leaves a payment for its order: back to it where the payment was begun there, so that it does not lie on the stack twice. */
export const toOrder = (orderId: string): void => void returnTo(addressOf(routes.orderDetail, { orderId }))
