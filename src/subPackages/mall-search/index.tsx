import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function MallSearch() {
  return (
    <Screen route={routes.mallSearch}>
      <Text>mallSearch</Text>
    </Screen>
  )
}
