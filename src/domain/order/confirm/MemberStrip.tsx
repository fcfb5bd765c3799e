import { Text, View } from '@tarojs/components'
import './MemberStrip.scss'

/** What membership saves, or would save, on this order. */
export function MemberStrip({ tip }: { tip: string }) {
  return (
    <View className="member-strip">
      <View className="member-strip-mark" aria-hidden="true" />
      <Text className="member-strip-text">{tip}</Text>
    </View>
  )
}
