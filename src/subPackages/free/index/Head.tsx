import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Activity } from '@/contract/activity/custom'
import { Text } from '@/ui/display/Text'
import { Picture } from '@/ui/media/Picture'
import './Head.scss'

/** The banner of the activity, on the header. */
export const Head = observer(function Head({ activity }: { activity: Activity }) {
  const { title, text, picture } = activity
  return (
    <View className="free-head">
      <View className="free-head-face">
        <Picture className="free-head-picture" src={picture} mode="aspectFill" isUrgent instead={<View />} />
        <View className="free-head-words">
          <Text kind="headline" role="heading" aria-level={2}>
            {title}
          </Text>
          <Text kind="note">{text}</Text>
        </View>
      </View>
    </View>
  )
})
