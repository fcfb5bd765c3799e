import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ExpectedReceive } from '@/contract/member/info'
import { membershipWords } from '@/i18n/membership'
import { formatDate } from '@/lib/date'
import { Card } from '@/ui/display/Card'
import { BenefitRow } from '@/ui/list/BenefitRow'

/** What a member can claim next, with the day. */
export const ExpectedList = observer(function ExpectedList({ expected }: { expected: readonly ExpectedReceive[] }) {
  const words = membershipWords()
  if (expected.length === 0) return null
  return (
    <Card title={words.expected}>
      <View role="list">
        {expected.map(({ itemId, itemName, itemImg, receiveTime }) => (
          <BenefitRow
            key={itemId}
            picture={itemImg}
            title={itemName}
            text={words.expectedOn(formatDate(receiveTime, 'yyyy-MM-dd'))}
          />
        ))}
      </View>
    </Card>
  )
})
