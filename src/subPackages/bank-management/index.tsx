import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { EmptyState } from '@/ui/EmptyState'

/** Stub. */
export default page(routes.bankManagement, function BankManagement() {
  return (
    <Screen bar="header">
      <EmptyState icon="document" text="银行卡管理" />
    </Screen>
  )
})
