import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function OrderList() {
  return (
    <Screen route={routes.orderList}>
      <Text>orderList</Text>
    </Screen>
  )
}
