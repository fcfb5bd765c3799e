import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function Agreements() {
  return (
    <Screen route={routes.agreements}>
      <Text>agreements</Text>
    </Screen>
  )
}
