import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.topup, function Topup() {
  return <Screen>{null}</Screen>
})
