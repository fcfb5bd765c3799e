import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { faceAmount } from '@/domain/coupon/couponState'
import type { CouponStore } from '@/domain/coupon/couponStore'
import { couponWords } from '@/i18n/coupon'
import './LoanHead.scss'

/** What the customer's coupons pay of loans together. */
export const LoanHead = observer(function LoanHead({ store }: { store: CouponStore }) {
  const words = couponWords()
  return (
    <View className="loan-head">
      <Text className="loan-head-label">{words.loanTitle}</Text>
      <Text className="loan-head-sum">{store.counts ? faceAmount(store.saving) : '--'}</Text>
      <Text className="loan-head-note">{words.loanHint}</Text>
    </View>
  )
})
