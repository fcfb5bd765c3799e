import { Text, View } from '@tarojs/components'
import { deregistrationWords } from '@/i18n/deregistration'
import { Icon } from '@/ui/media/Icon'
import './Free.scss'

/** Says that nothing prevents the closing of the account. */
export function Free() {
  const words = deregistrationWords()
  return (
    <View className="cancel-free" role="status">
      <View className="cancel-free-icon">
        <Icon name="done" size={24} />
      </View>
      <View>
        <Text className="cancel-free-title">{words.freeTitle}</Text>
        <Text className="cancel-free-text">{words.freeText}</Text>
      </View>
    </View>
  )
}
