import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { EmptyState } from '@/ui/EmptyState'

/** Stub. */
export default page(routes.cashRule, function CashRule() {
  return (
    <Screen bar="header">
      <EmptyState icon="document" text="提现规则" />
    </Screen>
  )
})
