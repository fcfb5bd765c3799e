import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { EmptyState } from '@/ui/EmptyState'

/** Stub. */
export default page(routes.cancelAccount, function CancelAccount() {
  return (
    <Screen bar="header">
      <EmptyState icon="document" text="注销账号" />
    </Screen>
  )
})
