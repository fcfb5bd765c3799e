import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.couponSale, function CouponSale() {
  return <Screen>{null}</Screen>
})
