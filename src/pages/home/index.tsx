import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function Home() {
  return (
    <Screen route={routes.home}>
      <Text>home</Text>
    </Screen>
  )
}
