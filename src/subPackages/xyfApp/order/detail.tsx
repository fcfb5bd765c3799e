import { OrderDetailPage } from '@/domain/order/detail/OrderDetailPage'
import { routes } from '@/routes'
import { page } from '@/shell/page'

/** One order of the customer at the newer theme's own address. */
export default page(routes.xyfOrderDetail, function XyfOrderDetail({ orderId }) {
  return <OrderDetailPage orderId={orderId} />
})
