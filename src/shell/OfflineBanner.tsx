import { View } from '@tarojs/components'
import { Text } from '@/ui/display/Text'
import { Icon } from '@/ui/media/Icon'
import './OfflineBanner.scss'

/** Says at any scroll position that there is no network, or from when the content is that could not be loaded anew. */
export function OfflineBanner({ text }: { text: string }) {
  return (
    <View className="offline-banner">
      <View className="offline-banner-line" role="status">
        <Icon name="warning" size={16} />
        <Text kind="small" lines={2}>
          {text}
        </Text>
      </View>
    </View>
  )
}
