import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ActivityItem } from '@/contract/activity/custom'
import { countNow } from '@/domain/activity/custom/progress'
import { welfarePageWords } from '@/i18n/welfarePage'
import { Icon } from '@/ui/media/Icon'
import './WelfareHead.scss'

/** How much can be had now. */
export const WelfareHead = observer(function WelfareHead({ items }: { items: readonly ActivityItem[] }) {
  const words = welfarePageWords()
  const count = countNow(items)
  return (
    <View className="welfare-head">
      <View className="welfare-head-words">
        {count > 0 ? (
          <>
            <Text className="welfare-head-label">{words.now}</Text>
            <View className="welfare-head-line">
              <Text className="welfare-head-count">{count}</Text>
              <Text className="welfare-head-label">{words.nowUnit}</Text>
            </View>
          </>
        ) : (
          <>
            <Text className="welfare-head-none">{words.none}</Text>
            <Text className="welfare-head-label">{words.noneHint}</Text>
          </>
        )}
      </View>
      <View className="welfare-head-icon" aria-hidden="true">
        <Icon name="gift" size={56} />
      </View>
    </View>
  )
})
