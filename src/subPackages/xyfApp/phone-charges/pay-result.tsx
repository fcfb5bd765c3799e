import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.topupResult, function TopupResult() {
  return <Screen>{null}</Screen>
})
