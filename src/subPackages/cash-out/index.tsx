import { WithdrawScreen } from '@/domain/wallet/withdraw/WithdrawScreen'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { BalanceStrip } from './index/BalanceStrip'

/** Takes money out of the wallet in the older theme: the balance on a strip over the form. */
export default page(routes.cashOut, function CashOut() {
  return <WithdrawScreen Head={BalanceStrip} />
})
