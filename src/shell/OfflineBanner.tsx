import { View } from '@tarojs/components'
import { Text } from '@/ui/display/Text'
import { Icon } from '@/ui/media/Icon'
import './OfflineBanner.scss'

/** Says that there is no network, at any scroll position; disappears when a call gets an answer again. */
export function OfflineBanner({ text }: { text: string }) {
  return (
    <View className="offline-banner">
      <View className="offline-banner-line" role="status">
        <Icon name="warning" size={16} />
        <Text kind="small" className="offline-banner-text">
          {text}
        </Text>
      </View>
    </View>
  )
}
