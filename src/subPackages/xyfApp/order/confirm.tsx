import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function XyfOrderConfirm() {
  return (
    <Screen route={routes.xyfOrderConfirm}>
      <Text>xyfOrderConfirm</Text>
    </Screen>
  )
}
