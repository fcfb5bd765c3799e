import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { EmptyState } from '@/ui/EmptyState'

/** Stub. */
export default page(routes.cardResults, function CardResults() {
  return (
    <Screen bar="header">
      <EmptyState icon="document" text="开通结果" />
    </Screen>
  )
})
