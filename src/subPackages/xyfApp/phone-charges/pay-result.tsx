import { PayResultPage } from '@/domain/cashier/result/PayResultPage'
import { routes } from '@/routes'
import { page } from '@/shell/page'

/** How the payment of a top-up ended; its order then shows when it has arrived. */
export default page(routes.topupResult, function TopupResult({ source = 'topup', ...named }) {
  return <PayResultPage source={source} {...named} />
})
