import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { EmptyState } from '@/ui/EmptyState'

/** Stub. */
export default page(routes.cancelResult, function CancelResult() {
  return (
    <Screen bar="header">
      <EmptyState icon="document" text="注销结果" />
    </Screen>
  )
})
