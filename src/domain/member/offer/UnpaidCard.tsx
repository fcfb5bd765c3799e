import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { membershipWords } from '@/i18n/membership'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Countdown } from '@/ui/display/Countdown'
import './UnpaidCard.scss'
import type { MembershipStore } from './membershipStore'

/** The order that waits for its payment, or the one whose payment is being decided. */
export const UnpaidCard = observer(function UnpaidCard({ store }: { store: MembershipStore }) {
  const words = membershipWords()
  const { unpaid, load, payUnpaid, buying } = store
  const pendingOrder = store.page.value?.info.pendingOrder
  if (pendingOrder)
    return (
      <View className="unpaid-card" role="status" id="member-pending">
        <View className="unpaid-card-main">
          <Text className="unpaid-card-title">{words.pendingTitle}</Text>
          <Text className="unpaid-card-text">{words.pendingText}</Text>
        </View>
        <Button
          size="small"
          kind="second"
          text={words.seeOrder}
          onTap={() => go(routes.orderDetail, { orderId: pendingOrder })}
        />
      </View>
    )
  if (!unpaid) return null
  const { unpaidOrderTerm, unpaidOrderPrice, unpaidOrderDeadline } = unpaid
  return (
    <View className="unpaid-card" role="status" id="member-unpaid">
      <View className="unpaid-card-main">
        <Text className="unpaid-card-title">{words.unpaidTitle}</Text>
        <View className="unpaid-card-line">
          <Text className="unpaid-card-text">{words.unpaidTerm(unpaidOrderTerm, unpaidOrderPrice)}</Text>
          <Text className="unpaid-card-text">{words.timeLeft}</Text>
          <Countdown className="unpaid-card-clock" deadline={unpaidOrderDeadline} onEnd={load} />
        </View>
      </View>
      <Button
        id="member-pay-unpaid"
        size="small"
        kind="detail"
        text={words.payUnpaid}
        busy={buying.placing.busy}
        onTap={payUnpaid}
      />
    </View>
  )
})
