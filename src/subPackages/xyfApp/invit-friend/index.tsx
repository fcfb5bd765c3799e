import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.inviteFriend, function InviteFriend() {
  return <Screen>{null}</Screen>
})
