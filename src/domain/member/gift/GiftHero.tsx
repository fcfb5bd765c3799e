import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GiftInfo } from '@/contract/member/gifts'
import { giftWords } from '@/i18n/gift'
import { formatDate } from '@/lib/date'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import './GiftHero.scss'

/** The days in which a gift is given; its end is the moment after the last one. */
const daysOf = ({ from, until }: NonNullable<GiftInfo['window']>): [string, string] => [
  formatDate(from, 'yyyy-MM-dd'),
  formatDate(until - 1, 'yyyy-MM-dd'),
]

/** What the gift is, and when it is given. */
export const GiftHero = observer(function GiftHero({ info }: { info: GiftInfo }) {
  const words = giftWords()
  return (
    <Stack align="center" className="gift-hero">
      <View className="gift-hero-paper" aria-hidden="true" />
      <View className="gift-hero-box" aria-hidden="true">
        <Icon name="gift" size={56} />
      </View>
      <Text kind="headline" above={16} role="heading" aria-level={2}>
        {info.title}
      </Text>
      <Text kind="body" above={4}>
        {info.text}
      </Text>
      {info.window && (
        <Text kind="note" strong above={12} className="gift-hero-days">
          {words.days(...daysOf(info.window))}
        </Text>
      )}
    </Stack>
  )
})
