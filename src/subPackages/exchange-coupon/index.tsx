import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.exchangeCoupon, function ExchangeCoupon() {
  return <Screen>{null}</Screen>
})
