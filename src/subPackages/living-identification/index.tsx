import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { EmptyState } from '@/ui/EmptyState'

/** Stub. */
export default page(routes.livingIdentification, function LivingIdentification() {
  return (
    <Screen bar="header">
      <EmptyState icon="document" text="人脸识别" />
    </Screen>
  )
})
