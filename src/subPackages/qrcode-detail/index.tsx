import { VoucherPage } from '@/domain/order/voucher/VoucherPage'
import { routes } from '@/routes'
import { page } from '@/shell/page'

/** Shows a voucher to the cashier of a shop. */
export default page(routes.voucher, function Voucher({ orderId }) {
  return <VoucherPage orderId={orderId} />
})
