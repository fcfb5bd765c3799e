import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function AllowanceDown() {
  return (
    <Screen route={routes.allowanceDown}>
      <Text>allowanceDown</Text>
    </Screen>
  )
}
