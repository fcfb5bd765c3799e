import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { remoteConfigWords } from '@/i18n/remoteConfig'
import { formatDate } from '@/lib/date'
import { formatPrice } from '@/lib/money'
import type { BlockOf } from './block'
import { LinkArea, leadsSomewhere } from './LinkArea'
import './CouponBlock.scss'

/** A coupon as a picture of itself: what it takes off, from which amount on, until when. Its link is where it is claimed or spent. */
export const CouponBlock = observer(function CouponBlock({ block }: { block: BlockOf<'coupon'> }) {
  const { name, amount, threshold, expireTime, action, link } = block
  const words = remoteConfigWords()
  return (
    <LinkArea className="coupon-block" link={link}>
      <View className="coupon-block-amount">
        <View className="coupon-block-value">
          <Text className="coupon-block-sign">¥</Text>
          <Text>{formatPrice(amount)}</Text>
        </View>
        <Text className="coupon-block-threshold">{words.couponFrom(threshold)}</Text>
      </View>
      <View className="coupon-block-words">
        <Text className="coupon-block-name">{name}</Text>
        {expireTime !== undefined && (
          <Text className="coupon-block-until">{words.couponUntil(formatDate(expireTime, 'yyyy-MM-dd'))}</Text>
        )}
      </View>
      {leadsSomewhere(link) && <Text className="coupon-block-action">{action ?? words.couponUse}</Text>}
    </LinkArea>
  )
})
