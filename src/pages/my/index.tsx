import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function My() {
  return (
    <Screen route={routes.my}>
      <Text>my</Text>
    </Screen>
  )
}
