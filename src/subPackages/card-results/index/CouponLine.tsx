import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ResultCoupon } from '@/contract/identity/openCard'
import { openCardWords } from '@/i18n/openCard'
import { formatDate } from '@/lib/date'
import './CouponLine.scss'

/** A coupon that came with the card: its amount, and its last day. */
export const CouponLine = observer(function CouponLine({ coupon }: { coupon: ResultCoupon }) {
  const words = openCardWords()
  return (
    <View className="coupon-line" role="listitem">
      <Text className="coupon-line-amount">{words.off(coupon.amount)}</Text>
      <View className="coupon-line-words">
        <Text className="coupon-line-title">{coupon.title}</Text>
        <Text className="coupon-line-until">{words.until(formatDate(coupon.endTime, 'yyyy-MM-dd'))}</Text>
      </View>
    </View>
  )
})
