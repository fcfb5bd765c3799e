import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function Pdp() {
  return (
    <Screen route={routes.pdp}>
      <Text>pdp</Text>
    </Screen>
  )
}
