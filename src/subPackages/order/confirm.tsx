import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function OrderConfirm() {
  return (
    <Screen route={routes.orderConfirm}>
      <Text>orderConfirm</Text>
    </Screen>
  )
}
