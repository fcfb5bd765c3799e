import { observer } from 'mobx-react'
import { orderWords } from '@/i18n/order'
import { yuan } from '@/lib/money'
import { Tappable } from '@/ui/action/Tappable'
import { Alarm } from '@/ui/display/Alarm'
import { Text } from '@/ui/display/Text'
import { Icon } from '@/ui/media/Icon'
import './CouponRow.scss'
import type { ConfirmStore } from './confirmStore'

/** The coupon in use and the way to another one. */
export const CouponRow = observer(function CouponRow({ store, onOpen }: { store: ConfirmStore; onOpen(): void }) {
  const words = orderWords()
  const { coupon, coupons, amounts } = store.offer
  const usable = coupons.filter((one) => one.usable).length
  const message = store.messageAt('coupon')
  const discount = amounts?.couponDiscountAmount ?? 0
  const value = coupon ? `-${yuan(discount)}` : usable > 0 ? words.couponCount(usable) : words.noneUsable
  return (
    <>
      <Tappable id="coupon-row" className="coupon-row" onTap={onOpen}>
        <Text kind="body" tone="second" className="coupon-row-label">
          {words.coupon}
        </Text>
        {coupon && (
          <Text kind="note" tone="saving" lines={2} className="coupon-row-name">
            {coupon.name}
          </Text>
        )}
        <Text kind="body" tone={coupon && 'saving'} strong={coupon !== undefined} className="coupon-row-value">
          {value}
        </Text>
        <Icon name="next" size={16} />
      </Tappable>
      {message && <Alarm text={message} />}
    </>
  )
})
