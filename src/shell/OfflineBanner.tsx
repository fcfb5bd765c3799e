import { Text, View } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import './OfflineBanner.scss'

/** Says that the network is away; goes by itself when a call gets an answer again. */
export function OfflineBanner({ text }: { text: string }) {
  return (
    <View className="offline-banner" role="status">
      <Icon name="warning" size={16} />
      <Text>{text}</Text>
    </View>
  )
}
