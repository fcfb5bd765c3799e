import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { profileWords } from '@/i18n/profile'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Icon } from '@/ui/media/Icon'
import './AttentionList.scss'
import { type AttentionKind, attentionOf } from './attention'
import type { MyStore } from './store'

const opens: Record<AttentionKind, () => void> = {
  unpaid: () => go(routes.orderList, { state: 'unpaid' }),
  expiring: () => go(routes.balance),
  refund: () => go(routes.orderList, { state: 'refund' }),
  account: () => go(routes.identification),
}

/** What waits for the customer, each row with the way to it; nothing where nothing waits. */
export const AttentionList = observer(function AttentionList({ store }: { store: MyStore }) {
  const words = profileWords()
  const rows = attentionOf({
    counts: store.counts.value,
    wallet: store.wallet.value,
    user: store.person.value?.userInfo,
  })
  if (rows.length === 0) return null
  return (
    <View className="attention">
      {rows.map(({ kind, amount }) => (
        <Tappable key={kind} id={`attention-${kind}`} className="attention-row" role="link" onTap={opens[kind]}>
          <Text kind="body" grow>
            {words.attention[kind](amount)}
          </Text>
          <Text kind="small" tone="warning" strong>
            {words.attentionActions[kind]}
          </Text>
          <Icon name="next" size={14} />
        </Tappable>
      ))}
    </View>
  )
})
