import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function Agreement() {
  return (
    <Screen route={routes.agreement}>
      <Text>agreement</Text>
    </Screen>
  )
}
