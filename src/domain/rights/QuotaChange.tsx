import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { quotaWords } from '@/i18n/quota'
import { yuan } from '@/lib/money'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
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
  const _words = quotaWords()
  return (
    <Row gap={8} className="quota-change">
      <View className="quota-change-side">
        <Text kind="note" tone="second">
          {labels.before}
        </Text>
        <Text kind="title" tabular className="quota-change-sum">
          {yuan(before)}
        </Text>
      </View>
      <Row align="stretch" className="quota-change-arrow">
        <Icon name="next" size={20} />
      </Row>
      <View className="quota-change-side">
        <Text kind="note" tone="second">
          {labels.after}
        </Text>
        <Text kind="headline" tone="brand" tabular className="quota-change-sum">
          {yuan(after)}
        </Text>
      </View>
    </Row>
  )
})
