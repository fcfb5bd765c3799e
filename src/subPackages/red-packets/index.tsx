import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.redPackets, function RedPackets() {
  return <Screen>{null}</Screen>
})
