import { CouponRows } from '@/domain/coupon/CouponRows'
import { CouponStore } from '@/domain/coupon/couponStore'
import { OfferList } from '@/domain/coupon/OfferList'
import { couponWords } from '@/i18n/coupon'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Stack } from '@/ui/layout/Stack'
import { Heading } from './coupon/Heading'
import { LoanHead } from './coupon/LoanHead'
import { LoanSteps } from './coupon/LoanSteps'
import './coupon/coupon.scss'
import { financeStore } from './coupon/store'

/** The coupons of the credit side: what they pay of a loan, those that can be taken, and the customer's own. */
export default page(routes.loanCoupons, function LoanCoupons() {
  const offers = useScreenStore(financeStore)
  const own = useScreenStore(() => new CouponStore('loan'))
  const words = couponWords()
  const loadBoth = () => void Promise.all([offers.load(), own.load()])
  return (
    <Screen remote={offers.page} onRetry={loadBoth}>
      <LoanHead store={own} />
      <Stack gap={12} className="loan-coupons">
        <LoanSteps isCardOpen={offers.page.value?.isCardOpen === true} />
        <Heading text={words.offersTitle} />
        <OfferList offers={offers.offers} store={offers.taking} onTaken={own.refresh} />
        <Heading text={words.mineTitle} />
      </Stack>
      <CouponRows store={own} way={<Button text={words.calculator} onTap={() => go(routes.calculator)} />} />
    </Screen>
  )
})
