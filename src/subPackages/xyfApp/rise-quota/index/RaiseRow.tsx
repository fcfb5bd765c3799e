import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { LimitUpLogRow } from '@/contract/rights/quota'
import { quotaWords } from '@/i18n/quota'
import { formatDate } from '@/lib/date'
import { Tag } from '@/ui/display/Tag'
import './RaiseRow.scss'

const tags: Readonly<Record<LimitUpLogRow['status'], 'discount' | 'brand' | 'plain'>> = {
  in_review: 'plain',
  raised: 'brand',
  refused: 'discount',
}

/** One raise of the log: what it has changed, when, and why. */
export const RaiseRow = observer(function RaiseRow({ row }: { row: LimitUpLogRow }) {
  const words = quotaWords()
  const { status, quotaBefore, quotaAfter, changedAt, reason } = row
  const gain = quotaAfter - quotaBefore
  return (
    <View className="raise-row">
      <View className="raise-row-line">
        <Text className="raise-row-change">{words.change(quotaBefore, quotaAfter)}</Text>
        {words.logStates[status] && <Tag kind={tags[status]} text={words.logStates[status]} />}
      </View>
      <View className="raise-row-line">
        <Text className="raise-row-note">{reason}</Text>
        {status === 'raised' && gain > 0 && <Text className="raise-row-gain">{words.plus(gain)}</Text>}
      </View>
      <Text className="raise-row-note">{formatDate(changedAt, 'yyyy-MM-dd HH:mm')}</Text>
    </View>
  )
})
