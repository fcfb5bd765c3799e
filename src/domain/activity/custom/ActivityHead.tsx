import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { customActivityWords } from '@/i18n/customActivity'
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
    <View className="activity-head">
      <View className={`activity-head-face is-${state}`}>
        <Picture
          className="activity-head-picture"
          src={picture}
          mode="aspectFill"
          isUrgent
          instead={<View className="activity-head-ground" />}
        />
        <View className="activity-head-words">
          <Text className="activity-head-state">{customActivityWords().states[state]}</Text>
          <Text className="activity-head-title" role="heading" aria-level={2}>
            {title}
          </Text>
          {text && <Text className="activity-head-text">{text}</Text>}
        </View>
      </View>
      <ActivityTime store={store} />
    </View>
  )
})
