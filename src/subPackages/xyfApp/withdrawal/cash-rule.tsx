import { RulesScreen } from '@/domain/wallet/rules/RulesScreen'
import { routes } from '@/routes'
import { page } from '@/shell/page'

/** The rules of withdrawals in the newer theme. */
export default page(routes.xyfCashRule, function XyfCashRule() {
  return <RulesScreen />
})
