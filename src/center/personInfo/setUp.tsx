import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function Settings() {
  return (
    <Screen route={routes.settings}>
      <Text>settings</Text>
    </Screen>
  )
}
