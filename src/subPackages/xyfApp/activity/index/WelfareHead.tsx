import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ActivityItem } from '@/contract/activity/custom'
import { countNow } from '@/domain/activity/custom/progress'
import { welfarePageWords } from '@/i18n/welfarePage'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import './WelfareHead.scss'

/** How much can be had now. */
export const WelfareHead = observer(function WelfareHead({ items }: { items: readonly ActivityItem[] }) {
  const words = welfarePageWords()
  const count = countNow(items)
  return (
    <Row justify="between" className="welfare-head">
      <Stack>
        {count > 0 ? (
          <>
            <Text kind="body">{words.now}</Text>
            <Row gap={6} align="baseline">
              <Text kind="amount" tabular className="welfare-head-count">
                {count}
              </Text>
              <Text kind="body">{words.nowUnit}</Text>
            </Row>
          </>
        ) : (
          <>
            <Text kind="headline" className="welfare-head-none">
              {words.none}
            </Text>
            <Text kind="body">{words.noneHint}</Text>
          </>
        )}
      </Stack>
      <View className="welfare-head-icon" aria-hidden="true">
        <Icon name="gift" size={56} />
      </View>
    </Row>
  )
})
