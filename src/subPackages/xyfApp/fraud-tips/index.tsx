import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.fraudTips, function FraudTips() {
  return <Screen>{null}</Screen>
})
