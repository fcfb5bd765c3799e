import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CouponDetail } from '@/contract/coupon/own'
import { faceAmount, stateAt } from '@/domain/coupon/couponState'
import { EndNote } from '@/domain/coupon/EndNote'
import { couponWords } from '@/i18n/coupon'
import { serverNow } from '@/lib/serverClock'
import { Tag } from '@/ui/display/Tag'
import './AmountHead.scss'

interface AmountHeadProps {
  coupon: CouponDetail
  /** Its time is over. */
  onEnd(): void
}

/** What the coupon takes off, large on the header, with its name, its state, and why it cannot be used. */
export const AmountHead = observer(function AmountHead({ coupon, onEnd }: AmountHeadProps) {
  const words = couponWords()
  const { amount, threshold, name, reason } = coupon
  const state = stateAt(coupon, serverNow())
  return (
    <View className="amount-head">
      <View className="amount-head-value">
        <Text className="amount-head-sign">¥</Text>
        <Text className="amount-head-yuan">{faceAmount(amount)}</Text>
      </View>
      <Text className="amount-head-from">{threshold > 0 ? words.from(faceAmount(threshold)) : words.fromNothing}</Text>
      <View className="amount-head-line">
        <Text className="amount-head-name">{name}</Text>
        <Tag kind={state === 'usable' ? 'brand' : 'plain'} text={words.states[state]} />
      </View>
      <EndNote coupon={coupon} onEnd={onEnd} />
      {reason && <Text className="amount-head-reason">{reason}</Text>}
    </View>
  )
})
