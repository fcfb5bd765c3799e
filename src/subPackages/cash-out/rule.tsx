import { RulesScreen } from '@/domain/wallet/rules/RulesScreen'
import { routes } from '@/routes'
import { page } from '@/shell/page'

/** The rules of withdrawals in the older theme. */
export default page(routes.cashRule, function CashRule() {
  return <RulesScreen />
})
