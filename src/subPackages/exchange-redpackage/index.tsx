import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.exchangeRedPacket, function ExchangeRedPacket() {
  return <Screen>{null}</Screen>
})
