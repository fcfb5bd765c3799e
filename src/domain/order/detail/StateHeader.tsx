import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { orderWords } from '@/i18n/order'
import { Countdown } from '@/ui/display/Countdown'
import './StateHeader.scss'

interface StateHeaderProps {
  title: string
  hint: string
  /** Until when it can be paid, by the server's clock; absent where nothing is to be paid. */
  deadline?: number
  /** The time to pay has run out. */
  onEnd(): void
}

/** Where an order stands, with the time left to pay it. */
export const StateHeader = observer(function StateHeader({ title, hint, deadline, onEnd }: StateHeaderProps) {
  return (
    <View className="state-header">
      <Text className="state-header-title" role="heading" aria-level={2}>
        {title}
      </Text>
      {deadline !== undefined && (
        <View className="state-header-clock">
          <Text>{orderWords().timeLeft}</Text>
          <Countdown className="state-header-time" deadline={deadline} onEnd={onEnd} />
        </View>
      )}
      <Text className="state-header-hint">{hint}</Text>
    </View>
  )
})
