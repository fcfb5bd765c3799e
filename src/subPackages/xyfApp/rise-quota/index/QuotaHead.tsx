import { observer } from 'mobx-react'
import type { CardOffer } from '@/contract/rights/cards'
import { quotaWords } from '@/i18n/quota'
import { formatDate } from '@/lib/date'
import { yuan } from '@/lib/money'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import './QuotaHead.scss'

/** The customer's quota now, in fen, and until when they have the card. */
export const QuotaHead = observer(function QuotaHead({ quota, card }: { quota: number; card: CardOffer }) {
  const words = quotaWords()
  return (
    <Stack gap={4} className="quota-head">
      <Text kind="body">{words.now}</Text>
      <Text kind="amount" tabular>
        {yuan(quota)}
      </Text>
      <Text kind="small">{cardLine(card)}</Text>
    </Stack>
  )
})

function cardLine({ isActive, endTime }: CardOffer): string {
  const words = quotaWords()
  if (endTime === undefined) return words.cardNone
  const day = formatDate(endTime, 'yyyy-MM-dd')
  return isActive ? words.cardUntil(day) : words.cardEnded(day)
}
