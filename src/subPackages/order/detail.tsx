import { OrderDetailPage } from '@/domain/order/detail/OrderDetailPage'
import { routes } from '@/routes'
import { page } from '@/shell/page'

/** One order of the customer, drawn by their theme. */
export default page(routes.orderDetail, function OrderDetail({ orderId }) {
  return <OrderDetailPage orderId={orderId} />
})
