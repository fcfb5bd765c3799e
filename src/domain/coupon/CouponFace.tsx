import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { couponWords } from '@/i18n/coupon'
import './CouponFace.scss'
import { faceAmount } from './couponState'

interface CouponFaceProps {
  /** In fen; a threshold of 0 is none. */
  amount: number
  threshold: number
  name: string
  scope: string
  /** Labels beside the name. */
  tags?: ReactNode
  /** Under what it is for: until when it can be used, or how many are left. */
  children?: ReactNode
}

/** The face of a coupon: what it takes off on its stub, and beside it what it is. */
export const CouponFace = observer(function CouponFace(props: CouponFaceProps) {
  const { amount, threshold, name, scope, tags, children } = props
  const words = couponWords()
  return (
    <View className="coupon-face">
      <View className="coupon-face-stub">
        <View className="coupon-face-value">
          <Text className="coupon-face-sign">¥</Text>
          <Text className="coupon-face-yuan">{faceAmount(amount)}</Text>
        </View>
        <Text className="coupon-face-from">
          {threshold > 0 ? words.from(faceAmount(threshold)) : words.fromNothing}
        </Text>
      </View>
      <View className="coupon-face-words">
        <View className="coupon-face-line">
          <Text className="coupon-face-name">{name}</Text>
          {tags}
        </View>
        <Text className="coupon-face-scope">{scope}</Text>
        {children}
      </View>
    </View>
  )
})
