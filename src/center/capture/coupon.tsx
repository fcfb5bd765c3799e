import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.loanCoupons, function LoanCoupons() {
  return <Screen>{null}</Screen>
})
