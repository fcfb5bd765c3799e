import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { EmptyState } from '@/ui/EmptyState'

/** Stub. */
export default page(routes.depositIdentification, function DepositIdentification() {
  return (
    <Screen bar="header">
      <EmptyState icon="document" text="绑定储蓄卡" />
    </Screen>
  )
})
