import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { EmptyState } from '@/ui/EmptyState'

/** Stub. */
export default page(routes.onceBind, function OnceBind() {
  return (
    <Screen bar="header">
      <EmptyState icon="document" text="一键绑卡" />
    </Screen>
  )
})
