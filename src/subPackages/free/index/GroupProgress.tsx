import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { FreeGroup } from '@/contract/activity/free'
import { freeWords } from '@/i18n/free'
import { Countdown } from '@/ui/display/Countdown'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
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
        <Text kind="title" tone="brand" className="free-progress-title">
          {state === 'full' ? full : words.expired}
        </Text>
      </View>
    )
  }
  return (
    <View className="free-progress is-open" role="status">
      <Text kind="title" tone="brand" className="free-progress-title">
        {words.missing(Math.max(size - members.length, 0))}
      </Text>
      <Row gap={8} align="baseline">
        <Text kind="note" tone="second">
          {words.leftTime}
        </Text>
        <Countdown kind="heading" tone="main" deadline={endTime} onEnd={onEnd} />
      </Row>
    </View>
  )
})
