import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { quotaWords } from '@/i18n/quota'
import { Icon } from '@/ui/media/Icon'
import './QuotaChange.scss'

interface QuotaChangeProps {
  /** Fen. */
  before: number
  /** Fen. */
  after: number
  labels: { before: string; after: string }
}

/** A quota before and after a raise, side by side. */
export const QuotaChange = observer(function QuotaChange({ before, after, labels }: QuotaChangeProps) {
  const words = quotaWords()
  return (
    <View className="quota-change">
      <View className="quota-change-side">
        <Text className="quota-change-label">{labels.before}</Text>
        <Text className="quota-change-sum">{words.yuan(before)}</Text>
      </View>
      <View className="quota-change-arrow">
        <Icon name="next" size={20} />
      </View>
      <View className="quota-change-side is-after">
        <Text className="quota-change-label">{labels.after}</Text>
        <Text className="quota-change-sum">{words.yuan(after)}</Text>
      </View>
    </View>
  )
})
