import { CouponFacts } from '@/domain/coupon/CouponFacts'
import { CouponDetailStore } from '@/domain/coupon/couponDetailStore'
import { missingCoupon } from '@/domain/coupon/MissingCoupon'
import { UseBar } from '@/domain/coupon/UseBar'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Stack } from '@/ui/layout/Stack'
import { CouponCard } from './detail/CouponCard'

/** A coupon in the older theme: as a ticket, with what is known of it and its rules. */
export default page(routes.coupon, function Coupon({ couponId }) {
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
        <Stack gap={12} page>
          <CouponCard coupon={coupon} onEnd={store.load} />
          <CouponFacts coupon={coupon} />
        </Stack>
      )}
    </Screen>
  )
})
