import { ResultScreen } from '@/domain/wallet/result/ResultScreen'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { CashResultHead } from './cash-result/CashResultHead'

/** One withdrawal in the newer theme: its state on the blue header. */
export default page(routes.xyfCashResult, function XyfCashResult({ withdrawId }) {
  return <ResultScreen withdrawId={withdrawId} Head={CashResultHead} />
})
