import { CouponRows } from '@/domain/coupon/CouponRows'
import { CouponStore } from '@/domain/coupon/couponStore'
import { couponWords } from '@/i18n/coupon'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { CouponHead } from './index/CouponHead'

/** The customer's coupons by state, in the newer theme: what they save on the header, other kinds of coupons on a card over it. */
export default page(routes.xyfCouponList, function XyfCouponList() {
  const store = useScreenStore(() => new CouponStore())
  return (
    <Screen>
      <CouponHead store={store} />
      <CouponRows store={store} way={<Button text={couponWords().toSale} onTap={() => go(routes.couponSale)} />} />
    </Screen>
  )
})
