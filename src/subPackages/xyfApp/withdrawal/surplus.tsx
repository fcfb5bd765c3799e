import { BalanceScreen } from '@/domain/wallet/balance/BalanceScreen'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { SurplusHead } from './surplus/SurplusHead'

/** The wallet in the newer theme: its balance on the header, its figures on a card over it. */
export default page(routes.xyfBalance, function XyfBalance() {
  return <BalanceScreen Head={SurplusHead} />
})
