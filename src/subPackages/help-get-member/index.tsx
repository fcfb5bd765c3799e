import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.helpGetMember, function HelpGetMember() {
  return <Screen>{null}</Screen>
})
