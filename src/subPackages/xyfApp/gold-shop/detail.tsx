import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.coinGoods, function CoinGoods() {
  return <Screen>{null}</Screen>
})
