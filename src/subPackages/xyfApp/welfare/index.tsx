import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { EmptyState } from '@/ui/EmptyState'

/** Stub. */
export default page(routes.welfare, function Welfare() {
  return (
    <Screen bar="header">
      <EmptyState icon="document" text="资金匹配结果" />
    </Screen>
  )
})
