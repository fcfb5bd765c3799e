import { observer } from 'mobx-react'
import type { CouponRow } from '@/contract/coupon/own'
import { couponWords } from '@/i18n/coupon'
import { serverNow } from '@/lib/serverClock'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { stateAt } from './couponState'
import { UseButton } from './UseButton'

/** The next step with a coupon at the bottom of its screen: what it is for, or new coupons where it is over. */
export const UseBar = observer(function UseBar({ coupon }: { coupon: CouponRow }) {
  const state = stateAt(coupon, serverNow())
  if (state === 'expired')
    return <Button id="coupon-sale" block text={couponWords().toSale} onTap={() => go(routes.couponSale)} />
  return <UseButton row={coupon} state={state} isMain />
})
