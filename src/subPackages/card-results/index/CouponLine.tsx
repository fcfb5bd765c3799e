import { observer } from 'mobx-react'
import type { ResultCoupon } from '@/contract/identity/openCard'
import { openCardWords } from '@/i18n/openCard'
import { formatDate } from '@/lib/date'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './CouponLine.scss'

/** A coupon that came with the card: its amount, and its last day. */
export const CouponLine = observer(function CouponLine({ coupon }: { coupon: ResultCoupon }) {
  const words = openCardWords()
  return (
    <Row gap={16} className="coupon-line" role="listitem">
      <Text kind="figure" tone="saving" tabular className="coupon-line-amount">
        {words.off(coupon.amount)}
      </Text>
      <Stack gap={2} grow>
        <Text kind="large" strong>
          {coupon.title}
        </Text>
        <Text kind="note" tone="second">
          {words.until(formatDate(coupon.endTime, 'yyyy-MM-dd'))}
        </Text>
      </Stack>
    </Row>
  )
})
