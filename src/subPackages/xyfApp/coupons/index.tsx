import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.memberCoupons, function MemberCoupons() {
  return <Screen>{null}</Screen>
})
