import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { EmptyState } from '@/ui/EmptyState'

/** Stub. */
export default page(routes.bindUser, function BindUser() {
  return (
    <Screen bar="header">
      <EmptyState icon="document" text="绑定用户" />
    </Screen>
  )
})
