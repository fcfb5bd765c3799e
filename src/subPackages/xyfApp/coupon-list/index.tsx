import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.xyfCouponList, function XyfCouponList() {
  return <Screen>{null}</Screen>
})
