import { WithdrawScreen } from '@/domain/wallet/withdraw/WithdrawScreen'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { CashOutHead } from './cash-out/CashOutHead'

/** Takes money out of the wallet in the newer theme: the balance on the header, the form over its edge. */
export default page(routes.xyfCashOut, function XyfCashOut() {
  return <WithdrawScreen Head={CashOutHead} />
})
