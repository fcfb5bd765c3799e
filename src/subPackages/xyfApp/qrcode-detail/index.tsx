import { VoucherPage } from '@/domain/order/voucher/VoucherPage'
import { routes } from '@/routes'
import { page } from '@/shell/page'

/** Shows a voucher to the cashier of a shop, in the newer look. */
export default page(routes.xyfVoucher, function XyfVoucher({ orderId }) {
  return <VoucherPage orderId={orderId} />
})
