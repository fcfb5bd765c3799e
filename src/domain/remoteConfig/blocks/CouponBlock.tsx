import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { remoteConfigWords } from '@/i18n/remoteConfig'
import { formatDate } from '@/lib/date'
import { formatPrice } from '@/lib/money'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import type { BlockOf } from './block'
import { LinkArea, leadsSomewhere } from './LinkArea'
import './CouponBlock.scss'

/** A coupon as a picture of itself: what it takes off, from which amount on, until when. Its link is where it is claimed or spent. */
export const CouponBlock = observer(function CouponBlock({ block }: { block: BlockOf<'coupon'> }) {
  const { name, amount, threshold, expireTime, action, link } = block
  const words = remoteConfigWords()
  return (
    <LinkArea className="coupon-block" link={link}>
      <Stack align="center" justify="center" className="coupon-block-amount">
        <View className="coupon-block-value">
          <Text kind="body" className="coupon-block-sign">
            ¥
          </Text>
          <Text kind="figure">{formatPrice(amount)}</Text>
        </View>
        <Text kind="note" tone="saving" above={2}>
          {words.couponFrom(threshold)}
        </Text>
      </Stack>
      <Stack grow>
        <Text kind="large" strong block>
          {name}
        </Text>
        {expireTime !== undefined && (
          <Text kind="note" tone="third" block above={4}>
            {words.couponUntil(formatDate(expireTime, 'yyyy-MM-dd'))}
          </Text>
        )}
      </Stack>
      {leadsSomewhere(link) && (
        <Text kind="small" strong className="coupon-block-action">
          {action ?? words.couponUse}
        </Text>
      )}
    </LinkArea>
  )
})
