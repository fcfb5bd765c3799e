import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.xyfCoupon, function XyfCoupon() {
  return <Screen>{null}</Screen>
})
