import { PayResultPage } from '@/domain/cashier/result/PayResultPage'
import { routes } from '@/routes'
import { page } from '@/shell/page'

/** How the payment of the health card ended. */
export default page(routes.healthResult, function HealthResult({ source = 'member-health', ...named }) {
  return <PayResultPage source={source} {...named} />
})
