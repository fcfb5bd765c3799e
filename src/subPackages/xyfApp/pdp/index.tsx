import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function XyfPdp() {
  return (
    <Screen route={routes.xyfPdp}>
      <Text>xyfPdp</Text>
    </Screen>
  )
}
