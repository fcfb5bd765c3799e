import { Text, View } from '@tarojs/components'
import { Icon } from '@/ui/media/Icon'
import './OfflineBanner.scss'

/** Says that there is no network, at any scroll position; disappears when a call gets an answer again. */
export function OfflineBanner({ text }: { text: string }) {
  return (
    <View className="offline-banner">
      <View className="offline-banner-line" role="status">
        <Icon name="warning" size={16} />
        <Text className="offline-banner-text">{text}</Text>
      </View>
    </View>
  )
}
