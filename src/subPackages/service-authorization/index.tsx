import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { EmptyState } from '@/ui/EmptyState'

/** Stub. */
export default page(routes.authorization, function Authorization() {
  return (
    <Screen bar="header">
      <EmptyState icon="document" text="服务授权" />
    </Screen>
  )
})
