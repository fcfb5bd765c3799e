import { PayResultPage } from '@/domain/cashier/result/PayResultPage'
import { routes } from '@/routes'
import { page } from '@/shell/page'

/** How the payment of the first membership ended. */
export default page(routes.olderMemberResult, function OlderMemberResult({ source = 'member', ...named }) {
  return <PayResultPage source={source} {...named} />
})
