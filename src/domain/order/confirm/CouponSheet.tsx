import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MemberCoupon } from '@/contract/order/place'
import { orderWords } from '@/i18n/order'
import { formatDate } from '@/lib/date'
import { shortAmount } from '@/lib/money'
import { Tappable } from '@/ui/action/Tappable'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { ChoiceMark } from '@/ui/input/ChoiceMark'
import { Sheet } from '@/ui/layer/Sheet'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './CouponSheet.scss'
import type { ConfirmStore } from './confirmStore'

interface CouponSheetProps {
  store: ConfirmStore
  open: boolean
  onClose(): void
}

/** All coupons of the customer: the usable ones to choose from, the others with the reason. */
export const CouponSheet = observer(function CouponSheet({ store, open, onClose }: CouponSheetProps) {
  const words = orderWords()
  const choose = (couponId: string) => {
    store.chooseCoupon(couponId)
    onClose()
  }
  const { coupon, coupons, info } = store.offer
  const unusable = coupons.filter((one) => !one.usable)
  return (
    <Sheet id="coupon-sheet" open={open} title={words.chooseCoupon} onClose={onClose}>
      <Stack role="radiogroup" aria-label={words.chooseCoupon}>
        {coupons
          .filter((one) => one.usable)
          .map((one) => (
            <Tappable
              key={one.couponId}
              role="radio"
              selected={one.couponId === coupon?.couponId}
              className="coupon-sheet-choice"
              onTap={() => choose(one.couponId)}
            >
              <Ticket coupon={one} best={one.couponId === info.value?.bestMemberCoupon?.couponId} />
              <ChoiceMark isOn={one.couponId === coupon?.couponId} />
            </Tappable>
          ))}
        <Tappable
          id="no-coupon"
          role="radio"
          selected={!coupon}
          className="coupon-sheet-choice"
          onTap={() => choose('')}
        >
          <Text kind="body" grow className="coupon-sheet-none">
            {words.noCoupon}
          </Text>
          <ChoiceMark isOn={!coupon} />
        </Tappable>
      </Stack>
      {unusable.length > 0 && (
        <Text kind="small" tone="third" block className="coupon-sheet-rest">
          {words.couponUnusable}
        </Text>
      )}
      {unusable.map((one) => (
        <View key={one.couponId} className="coupon-sheet-choice is-off">
          <Ticket coupon={one} />
        </View>
      ))}
    </Sheet>
  )
})

const Ticket = observer(function Ticket({ coupon, best = false }: { coupon: MemberCoupon; best?: boolean }) {
  const words = orderWords()
  return (
    <Row grow>
      <Row align="baseline" justify="center" className="coupon-sheet-amount">
        <Text strong kind="body">
          ¥
        </Text>
        <Text strong kind="sum">
          {shortAmount(coupon.discountAmount)}
        </Text>
      </Row>
      <View className="coupon-sheet-text">
        <Row gap={6}>
          <Text kind="body" strong>
            {coupon.name}
          </Text>
          {best && <Tag kind="discount" text={words.couponBest} />}
        </Row>
        <Text kind="note" tone="third">
          {coupon.reason ?? words.couponEnds(formatDate(coupon.endTime, 'yyyy-MM-dd'))}
        </Text>
      </View>
    </Row>
  )
})
