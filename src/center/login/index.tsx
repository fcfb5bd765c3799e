import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function Login() {
  return (
    <Screen route={routes.login}>
      <Text>login</Text>
    </Screen>
  )
}
