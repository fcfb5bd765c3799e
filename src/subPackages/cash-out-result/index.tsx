import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { EmptyState } from '@/ui/EmptyState'

/** Stub. */
export default page(routes.cashResult, function CashResult() {
  return (
    <Screen bar="header">
      <EmptyState icon="document" text="提现结果" />
    </Screen>
  )
})
