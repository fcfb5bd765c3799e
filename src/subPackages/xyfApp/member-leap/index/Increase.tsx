import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { IncreaseStatusRes } from '@/contract/member/leap'
import { membershipWords } from '@/i18n/membership'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { Icon, type IconName } from '@/ui/media/Icon'
import './Increase.scss'

const icons: Readonly<Record<IncreaseStatusRes['status'], IconName>> = {
  none: 'chart',
  in_review: 'clock',
  raised: 'done',
  refused: 'warning',
}

/** Where the raise of the quota stands, by how much it was raised or why it was refused. */
export const Increase = observer(function Increase({ increase }: { increase: IncreaseStatusRes | undefined }) {
  const { increase: words } = membershipWords()
  if (!increase) return null
  const { status, amount = 0, quotaBefore, quotaAfter, reason } = increase
  const text = status === 'raised' ? words.raised(amount) : words[status]
  const hasChange = quotaBefore !== undefined && quotaAfter !== undefined
  return (
    <View className={`leap-increase is-${status}`} id="leap-increase" role="status">
      <Icon name={icons[status]} size={24} />
      <Stack grow>
        <Text kind="title" tone="main">
          {words.title}
        </Text>
        <Text kind="body" tone="second">
          {text}
        </Text>
        {hasChange && (
          <Text kind="body" tone="second">
            {words.change(quotaBefore, quotaAfter)}
          </Text>
        )}
        {reason && (
          <Text kind="body" tone="second">
            {reason}
          </Text>
        )}
      </Stack>
    </View>
  )
})
