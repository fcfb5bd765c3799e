import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function ProductList() {
  return (
    <Screen route={routes.productList}>
      <Text>productList</Text>
    </Screen>
  )
}
