import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.couponList, function CouponList() {
  return <Screen>{null}</Screen>
})
