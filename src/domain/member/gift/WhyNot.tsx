import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GiftInfo } from '@/contract/member/gifts'
import { giftWords } from '@/i18n/gift'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import type { Gift } from './gifts'
import './WhyNot.scss'

/** Why the gift cannot be received: for other customers, or on other days. Nothing where it can, or was. */
export const WhyNot = observer(function WhyNot({ info, name }: { info: GiftInfo; name: Gift['name'] }) {
  const words = giftWords()
  if (info.state !== 'not_eligible' && info.state !== 'outside_window') return null
  const { title, text } = words.whyNot[info.state]
  return (
    <Card row gap={12} role="status">
      <View className="gift-why-not-icon">
        <Icon name={info.state === 'not_eligible' ? 'crown' : 'clock'} size={24} />
      </View>
      <Stack gap={4} grow>
        <Text kind="title">{title}</Text>
        <Text kind="body" tone="second">
          {text[name]}
        </Text>
      </Stack>
    </Card>
  )
})
