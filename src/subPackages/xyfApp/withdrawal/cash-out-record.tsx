import { RecordsScreen } from '@/domain/wallet/records/RecordsScreen'
import { routes } from '@/routes'
import { page } from '@/shell/page'

/** The customer's withdrawals in the newer theme. */
export default page(routes.xyfCashRecord, function XyfCashRecord() {
  return <RecordsScreen />
})
