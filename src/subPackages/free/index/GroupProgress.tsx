import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { FreeGroup } from '@/contract/activity/free'
import { freeWords } from '@/i18n/free'
import { Countdown } from '@/ui/display/Countdown'
import './GroupProgress.scss'

interface GroupProgressProps {
  group: FreeGroup
  /** The time of an open group has run out. */
  onEnd(): void
}

/** How a group stands: who is missing and until when, or how it ended. */
export const GroupProgress = observer(function GroupStanding({ group, onEnd }: GroupProgressProps) {
  const words = freeWords()
  const { state, standing, size, members, endTime } = group
  if (state !== 'open') {
    const full = standing === 'none' ? words.fullForOthers : words.full
    return (
      <View className={`free-progress is-${state}`} role="status">
        <Text className="free-progress-title">{state === 'full' ? full : words.expired}</Text>
      </View>
    )
  }
  return (
    <View className="free-progress is-open" role="status">
      <Text className="free-progress-title">{words.missing(Math.max(size - members.length, 0))}</Text>
      <View className="free-progress-time">
        <Text className="free-progress-label">{words.leftTime}</Text>
        <Countdown className="free-progress-clock" deadline={endTime} onEnd={onEnd} />
      </View>
    </View>
  )
})
