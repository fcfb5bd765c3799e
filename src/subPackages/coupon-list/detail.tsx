import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.coupon, function Coupon() {
  return <Screen>{null}</Screen>
})
