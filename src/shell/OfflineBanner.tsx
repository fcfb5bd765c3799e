import { Text, View } from '@tarojs/components'
import { frameRoom, windowTop } from '@/platform/frame'
import { Icon } from '@/ui/Icon'
import './OfflineBanner.scss'

interface OfflineBannerProps {
  text: string
  /** Whether it is under a navigation bar of the page's own. */
  hasBar: boolean
}

/** Says that there is no network, at any scroll position; disappears when a call gets an answer again. */
export function OfflineBanner({ text, hasBar }: OfflineBannerProps) {
  const room = frameRoom()
  const top = hasBar ? room.statusBar + room.bar : windowTop
  return (
    <View className="offline-banner" style={{ top: `${top}px` }}>
      <View className="offline-banner-line" role="status">
        <Icon name="warning" size={16} />
        <Text className="offline-banner-text">{text}</Text>
      </View>
    </View>
  )
}
