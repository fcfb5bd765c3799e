import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function PayCardResult() {
  return (
    <Screen route={routes.payCardResult}>
      <Text>payCardResult</Text>
    </Screen>
  )
}
