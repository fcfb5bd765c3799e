import { Text } from '@tarojs/components'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'

export default function PreviewImage() {
  return (
    <Screen route={routes.previewImage}>
      <Text>previewImage</Text>
    </Screen>
  )
}
