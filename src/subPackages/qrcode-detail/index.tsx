import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function Voucher() {
  return (
    <Screen route={routes.voucher}>
      <Text>voucher</Text>
    </Screen>
  )
}
