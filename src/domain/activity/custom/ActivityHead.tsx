import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { customActivityWords } from '@/i18n/customActivity'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Picture } from '@/ui/media/Picture'
import './ActivityHead.scss'
import { ActivityTime } from './ActivityTime'
import type { ActivityStore } from './activityStore'

/** The banner of an activity: what it is, how it stands, and how long it lasts. */
export const ActivityHead = observer(function ActivityHead({ store }: { store: ActivityStore }) {
  const { activity, state } = store
  if (!activity) return null
  const { title, text, picture } = activity
  return (
    <Card flush className="activity-head">
      <View className={`activity-head-face is-${state}`}>
        <Picture
          className="activity-head-picture"
          src={picture}
          mode="aspectFill"
          isUrgent
          instead={<View className="activity-head-ground" />}
        />
        <View className="activity-head-words">
          <Text kind="note" tone="main" className="activity-head-state">
            {customActivityWords().states[state]}
          </Text>
          <Text kind="figure" className="activity-head-title" role="heading" aria-level={2}>
            {title}
          </Text>
          {text && <Text kind="small">{text}</Text>}
        </View>
      </View>
      <ActivityTime store={store} />
    </Card>
  )
})
