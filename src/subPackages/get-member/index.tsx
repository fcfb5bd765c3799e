import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.getMember, function GetMember() {
  return <Screen>{null}</Screen>
})
