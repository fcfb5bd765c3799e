import { ConfirmPage } from '@/domain/order/confirm/ConfirmPage'
import { routes } from '@/routes'
import { page } from '@/shell/page'

/** The confirm screen; the coupon is chosen among the amounts. */
export default page(routes.orderConfirm, function OrderConfirm(choice) {
  return <ConfirmPage choice={choice} blocks={['goods', 'account', 'amounts', 'member', 'payWay']} />
})
