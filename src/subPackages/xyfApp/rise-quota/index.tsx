import { View } from '@tarojs/components'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

/** Stub. */
export default page(routes.quotaCard, function QuotaCard() {
  return (
    <Screen>
      <View />
    </Screen>
  )
})
