import { ResultScreen } from '@/domain/wallet/result/ResultScreen'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { StatusCard } from './index/StatusCard'

/** One withdrawal in the older theme: its state on a card. */
export default page(routes.cashResult, function CashResult({ withdrawId }) {
  return <ResultScreen withdrawId={withdrawId} Head={StatusCard} />
})
