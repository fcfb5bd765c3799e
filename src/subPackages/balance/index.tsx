import { BalanceScreen } from '@/domain/wallet/balance/BalanceScreen'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { BalanceCard } from './index/BalanceCard'

/** The wallet in the older theme: its balance on a green card. */
export default page(routes.balance, function Balance() {
  return <BalanceScreen Head={BalanceCard} />
})
