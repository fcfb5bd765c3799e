import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.coinResult, function CoinResult() {
  return <Screen>{null}</Screen>
})
