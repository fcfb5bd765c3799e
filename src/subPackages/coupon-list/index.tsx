import { CouponRows } from '@/domain/coupon/CouponRows'
import { CouponStore } from '@/domain/coupon/couponStore'
import { couponWords } from '@/i18n/coupon'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { SavingCard } from './index/SavingCard'

/** The customer's coupons by state, in the older theme: what they save on a card, and the way to new ones. */
export default page(routes.couponList, function CouponList() {
  const store = useScreenStore(() => new CouponStore())
  const toSale = () => go(routes.couponSale)
  return (
    <Screen>
      <SavingCard store={store} onSale={toSale} />
      <CouponRows store={store} way={<Button text={couponWords().toSale} onTap={toSale} />} />
    </Screen>
  )
})
