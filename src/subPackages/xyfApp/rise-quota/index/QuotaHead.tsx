import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CardOffer } from '@/contract/rights/cards'
import { quotaWords } from '@/i18n/quota'
import { formatDate } from '@/lib/date'
import './QuotaHead.scss'

/** The customer's quota now, in fen, and until when they have the card. */
export const QuotaHead = observer(function QuotaHead({ quota, card }: { quota: number; card: CardOffer }) {
  const words = quotaWords()
  return (
    <View className="quota-head">
      <Text className="quota-head-label">{words.now}</Text>
      <Text className="quota-head-sum">{words.yuan(quota)}</Text>
      <Text className="quota-head-card">{cardLine(card)}</Text>
    </View>
  )
})

function cardLine({ isActive, endTime }: CardOffer): string {
  const words = quotaWords()
  if (endTime === undefined) return words.cardNone
  const day = formatDate(endTime, 'yyyy-MM-dd')
  return isActive ? words.cardUntil(day) : words.cardEnded(day)
}
