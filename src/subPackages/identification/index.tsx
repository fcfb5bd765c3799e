import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { EmptyState } from '@/ui/EmptyState'

/** Stub. */
export default page(routes.identification, function Identification() {
  return (
    <Screen bar="header">
      <EmptyState icon="document" text="身份认证" />
    </Screen>
  )
})
