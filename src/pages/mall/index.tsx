import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function Mall() {
  return (
    <Screen route={routes.mall}>
      <Text>mall</Text>
    </Screen>
  )
}
