import { observer } from 'mobx-react'
import { customActivityWords } from '@/i18n/customActivity'
import { formatDate } from '@/lib/date'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Icon } from '@/ui/media/Icon'
import './ActivityTime.scss'
import type { ActivityStore } from './activityStore'
import { TimeLeft } from './TimeLeft'

/** How long an activity still lasts, or until it begins, by the server's clock; of one that is over, when it was. */
export const ActivityTime = observer(function ActivityTime({ store }: { store: ActivityStore }) {
  const words = customActivityWords()
  const { activity, state } = store
  if (!activity) return null
  const { startTime, endTime } = activity
  if (state === 'ended') {
    return (
      <Row gap={6} wrap className="activity-time">
        <Icon name="clock" size={16} />
        <Text kind="small">{words.period(formatDate(startTime, 'yyyy-MM-dd'), formatDate(endTime, 'yyyy-MM-dd'))}</Text>
      </Row>
    )
  }
  const isComing = state === 'coming'
  return (
    <Row gap={6} wrap className="activity-time">
      <Icon name="clock" size={16} />
      <Text kind="small">{isComing ? words.untilStart : words.untilEnd}</Text>
      <TimeLeft deadline={isComing ? startTime : endTime} onEnd={store.reload} />
    </Row>
  )
})
