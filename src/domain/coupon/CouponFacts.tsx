import { observer } from 'mobx-react'
import type { CouponDetail } from '@/contract/coupon/detail'
import { couponWords } from '@/i18n/coupon'
import { formatDate } from '@/lib/date'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Card } from '@/ui/display/Card'
import { Stack } from '@/ui/layout/Stack'
import { Line } from '@/ui/list/Line'
import { ListRow } from '@/ui/list/ListRow'
import { RuleList } from '@/ui/list/RuleList'

const minute = 'yyyy-MM-dd HH:mm'

/** What is known of a coupon: where it came from, until when it lasts, the orders that had it, and its rules. */
export const CouponFacts = observer(function CouponFacts({ coupon }: { coupon: CouponDetail }) {
  const words = couponWords()
  const { couponId, source, scope, receivedTime, endTime, usedTime, returnedOrderId, rules } = coupon
  return (
    <Stack gap={12} className="coupon-facts">
      <Card>
        <Line label={words.facts.scope}>{scope}</Line>
        <Line label={words.facts.source}>{source}</Line>
        <Line label={words.facts.received}>{formatDate(receivedTime, minute)}</Line>
        <Line label={words.facts.ends}>{formatDate(endTime, minute)}</Line>
        {usedTime !== undefined && <Line label={words.facts.used}>{formatDate(usedTime, minute)}</Line>}
        <Line label={words.facts.number}>{couponId}</Line>
      </Card>
      {returnedOrderId !== undefined && (
        <Card flush>
          <ListRow
            id="coupon-returned"
            icon="refund"
            title={words.returned}
            detail={words.returnedBy(returnedOrderId)}
            onTap={() => go(routes.orderDetail, { orderId: returnedOrderId })}
          />
        </Card>
      )}
      <Card>
        <RuleList title={words.rules} rules={rules} />
      </Card>
    </Stack>
  )
})
