import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.freeRule, function FreeRule() {
  return <Screen>{null}</Screen>
})
