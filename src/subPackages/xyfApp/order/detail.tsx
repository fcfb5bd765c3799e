import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function XyfOrderDetail() {
  return (
    <Screen route={routes.xyfOrderDetail}>
      <Text>xyfOrderDetail</Text>
    </Screen>
  )
}
