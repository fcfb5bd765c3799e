import { observer } from 'mobx-react'
import type { CouponDetail } from '@/contract/coupon/detail'
import { stateAt } from '@/domain/coupon/couponState'
import { EndNote } from '@/domain/coupon/EndNote'
import { couponWords } from '@/i18n/coupon'
import { shortAmount } from '@/lib/money'
import { serverNow } from '@/lib/serverClock'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './AmountHead.scss'

interface AmountHeadProps {
  coupon: CouponDetail
  /** Its time is over. */
  onEnd(): void
}

/** What the coupon takes off, large on the header, with its name, its state, and why it cannot be used. */
export const AmountHead = observer(function AmountHead({ coupon, onEnd }: AmountHeadProps) {
  const words = couponWords()
  const { amount, threshold, name, reason } = coupon
  const state = stateAt(coupon, serverNow())
  return (
    <Stack gap={4} align="center" className="amount-head">
      <Row align="baseline">
        <Text strong kind="headline">
          ¥
        </Text>
        <Text strong kind="amount" tabular>
          {shortAmount(amount)}
        </Text>
      </Row>
      <Text kind="small">{threshold > 0 ? words.from(threshold) : words.fromNothing}</Text>
      <Row gap={8} justify="center" wrap>
        <Text kind="heading">{name}</Text>
        <Tag kind={state === 'usable' ? 'brand' : 'plain'} text={words.states[state]} />
      </Row>
      <EndNote coupon={coupon} onEnd={onEnd} />
      {reason && <Text kind="small">{reason}</Text>}
    </Stack>
  )
})
