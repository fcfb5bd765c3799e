import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { EmptyState } from '@/ui/EmptyState'

/** Stub. */
export default page(routes.cancelReason, function CancelReason() {
  return (
    <Screen bar="header">
      <EmptyState icon="document" text="注销原因" />
    </Screen>
  )
})
