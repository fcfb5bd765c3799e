import { ConfirmPage } from '@/domain/order/confirm/ConfirmPage'
import { routes } from '@/routes'
import { page } from '@/shell/page'

/** The confirm screen in the newer look: membership first, the coupon in a card of its own. */
export default page(routes.xyfOrderConfirm, function XyfOrderConfirm(choice) {
  return <ConfirmPage choice={choice} blocks={['member', 'goods', 'account', 'coupon', 'payWay', 'amounts']} />
})
