import { View } from '@tarojs/components'
import { CouponFacts } from '@/domain/coupon/CouponFacts'
import { CouponDetailStore } from '@/domain/coupon/couponDetailStore'
import { missingCoupon } from '@/domain/coupon/MissingCoupon'
import { UseBar } from '@/domain/coupon/UseBar'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { AmountHead } from './detail/AmountHead'
import './detail/detail.scss'

/** A coupon in the newer theme: its amount large on the header, and on cards over it what is known of it. */
export default page(routes.xyfCoupon, function XyfCoupon({ couponId }) {
  const store = useScreenStore(() => new CouponDetailStore(couponId))
  const { coupon } = store
  return (
    <Screen
      remote={store.page}
      onRetry={store.load}
      missing={missingCoupon}
      skeleton="detail"
      footer={coupon && <UseBar coupon={coupon} />}
    >
      {coupon && (
        <>
          <AmountHead coupon={coupon} onEnd={store.load} />
          <View className="xyf-coupon">
            <CouponFacts coupon={coupon} />
          </View>
        </>
      )}
    </Screen>
  )
})
