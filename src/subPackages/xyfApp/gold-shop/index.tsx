import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.coinShop, function CoinShop() {
  return <Screen>{null}</Screen>
})
