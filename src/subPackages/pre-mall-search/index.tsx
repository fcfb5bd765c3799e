import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function PreMallSearch() {
  return (
    <Screen route={routes.preMallSearch}>
      <Text>preMallSearch</Text>
    </Screen>
  )
}
