import { RedeemScreen } from '@/domain/coin/RedeemScreen'
import { RedeemStore } from '@/domain/coin/redeemStore'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useScreenStore } from '@/shell/useScreenStore'

/** Coupons with a code or for coins. */
export default page(routes.exchangeCoupon, function ExchangeCoupon({ code }) {
  const store = useScreenStore(() => new RedeemStore('coupon', code))
  return <RedeemScreen kind="coupon" store={store} />
})
