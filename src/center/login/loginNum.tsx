import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function LoginNum() {
  return (
    <Screen route={routes.loginNum}>
      <Text>loginNum</Text>
    </Screen>
  )
}
