import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function OrderDetail() {
  return (
    <Screen route={routes.orderDetail}>
      <Text>orderDetail</Text>
    </Screen>
  )
}
