import { PayResultPage } from '@/domain/cashier/result/PayResultPage'
import { routes } from '@/routes'
import { page } from '@/shell/page'

/** How the payment of an order ended, whatever sold it. */
export default page(routes.payCardResult, function PayCardResult({ source = 'mall', ...named }) {
  return <PayResultPage source={source} {...named} />
})
