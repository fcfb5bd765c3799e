import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { attentionWords } from '@/i18n/attention'
import { go, openAddress } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Countdown } from '@/ui/display/Countdown'
import { Text } from '@/ui/display/Text'
import { Icon } from '@/ui/media/Icon'
import './AttentionCard.scss'
import type { Attention, AttentionKind } from './attention'

const opens: Record<AttentionKind, (one: Attention) => void> = {
  welcome: () => go(routes.couponList),
  renewal: ({ url = '' }) => openAddress(url),
  unpaid: () => go(routes.orderList, { state: 'unpaid' }),
  expiring: () => go(routes.balance),
  refund: () => go(routes.orderList, { state: 'refund' }),
  account: () => go(routes.identification),
  coupon: () => go(routes.couponSale),
}

interface AttentionCardProps {
  rows: readonly Attention[]
  /** The time of a row has run out. */
  onEnd?: () => void
}

/** What waits for the customer, each row with the way to it; nothing where nothing waits. */
export const AttentionCard = observer(function AttentionCard({ rows, onEnd }: AttentionCardProps) {
  const words = attentionWords()
  if (rows.length === 0) return null
  return (
    <View className="attention">
      {rows.map((row) => (
        <Tappable
          key={row.kind}
          id={`attention-${row.kind}`}
          className="attention-row"
          role="link"
          onTap={() => opens[row.kind](row)}
        >
          <Text kind="body" grow>
            {words.texts[row.kind](row.amount)}
          </Text>
          {row.deadline !== undefined && (
            <Countdown kind="small" tone="warning" deadline={row.deadline} onEnd={onEnd} />
          )}
          <Text kind="small" tone="warning" strong>
            {words.actions[row.kind]}
          </Text>
          <Icon name="next" size={14} />
        </Tappable>
      ))}
    </View>
  )
})
