import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CouponDetail } from '@/contract/coupon/detail'
import { CouponFace } from '@/domain/coupon/CouponFace'
import { stateAt } from '@/domain/coupon/couponState'
import { EndNote } from '@/domain/coupon/EndNote'
import { couponWords } from '@/i18n/coupon'
import { serverNow } from '@/lib/serverClock'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import './CouponCard.scss'

interface CouponCardProps {
  coupon: CouponDetail
  /** Its time is over. */
  onEnd(): void
}

/** The coupon as a ticket, with its state, and why it cannot be used. */
export const CouponCard = observer(function CouponCard({ coupon, onEnd }: CouponCardProps) {
  const state = stateAt(coupon, serverNow())
  const isUsable = state === 'usable'
  return (
    <View className={`coupon-card ${isUsable ? '' : 'is-off'}`}>
      <CouponFace
        amount={coupon.amount}
        threshold={coupon.threshold}
        name={coupon.name}
        scope={coupon.scope}
        tags={<Tag kind={isUsable ? 'brand' : 'plain'} text={couponWords().states[state]} />}
      >
        <EndNote coupon={coupon} onEnd={onEnd} />
      </CouponFace>
      {coupon.reason && (
        <Text kind="small" tone="warning" block className="coupon-card-reason">
          {coupon.reason}
        </Text>
      )}
    </View>
  )
})
