import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { EmptyState } from '@/ui/EmptyState'

/** Stub. */
export default page(routes.feedback, function Feedback() {
  return (
    <Screen bar="header">
      <EmptyState icon="document" text="意见反馈" />
    </Screen>
  )
})
