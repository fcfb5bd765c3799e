import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { orderWords } from '@/i18n/order'
import { Countdown } from '@/ui/Countdown'
import type { DetailStore } from './detailStore'
import { isWaiting } from './rules'
import './StateHeader.scss'

/** Where the order stands, with the time left to pay it. */
export const StateHeader = observer(function StateHeader({ store }: { store: DetailStore }) {
  const words = orderWords()
  const { order } = store
  if (!order) return null
  return (
    <View className="state-header">
      <Text className="state-header-title" role="heading" aria-level={2}>
        {words.states[order.state]}
      </Text>
      {isWaiting(order.state) && (
        <View className="state-header-clock">
          <Text>{words.timeLeft}</Text>
          <Countdown className="state-header-time" deadline={order.payDeadline} onEnd={store.load} />
        </View>
      )}
      <Text className="state-header-hint">{words.stateHints[order.state]}</Text>
    </View>
  )
})
