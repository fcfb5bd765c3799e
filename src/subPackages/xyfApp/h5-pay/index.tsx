import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function Pay() {
  return (
    <Screen route={routes.pay}>
      <Text>pay</Text>
    </Screen>
  )
}
