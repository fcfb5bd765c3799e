import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function CarnivalShopping() {
  return (
    <Screen route={routes.carnivalShopping}>
      <Text>carnivalShopping</Text>
    </Screen>
  )
}
