import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function XyfVoucher() {
  return (
    <Screen route={routes.xyfVoucher}>
      <Text>xyfVoucher</Text>
    </Screen>
  )
}
