import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function ChooseLocation() {
  return (
    <Screen route={routes.chooseLocation}>
      <Text>chooseLocation</Text>
    </Screen>
  )
}
