import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { FreeGroup } from '@/contract/activity/free'
import { freeWords } from '@/i18n/free'
import { Countdown } from '@/ui/display/Countdown'
import './GroupStanding.scss'

interface GroupStandingProps {
  group: FreeGroup
  /** The time of an open group has run out. */
  onEnd(): void
}

/** How a group stands: who is missing and until when, or how it ended. */
export const GroupStanding = observer(function GroupStanding({ group, onEnd }: GroupStandingProps) {
  const words = freeWords()
  const { state, standing, size, members, endTime } = group
  if (state !== 'open') {
    const full = standing === 'none' ? words.fullForOthers : words.full
    return (
      <View className={`free-standing is-${state}`} role="status">
        <Text className="free-standing-title">{state === 'full' ? full : words.expired}</Text>
      </View>
    )
  }
  return (
    <View className="free-standing is-open" role="status">
      <Text className="free-standing-title">{words.missing(Math.max(size - members.length, 0))}</Text>
      <View className="free-standing-time">
        <Text className="free-standing-label">{words.leftTime}</Text>
        <Countdown className="free-standing-clock" deadline={endTime} onEnd={onEnd} />
      </View>
    </View>
  )
})
