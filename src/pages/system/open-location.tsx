import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function OpenLocation() {
  return (
    <Screen route={routes.openLocation}>
      <Text>openLocation</Text>
    </Screen>
  )
}
