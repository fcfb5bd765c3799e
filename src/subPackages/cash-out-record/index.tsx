import { RecordsScreen } from '@/domain/wallet/records/RecordsScreen'
import { routes } from '@/routes'
import { page } from '@/shell/page'

/** The customer's withdrawals in the older theme. */
export default page(routes.cashRecord, function CashRecord() {
  return <RecordsScreen />
})
