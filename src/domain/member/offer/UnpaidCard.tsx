import { observer } from 'mobx-react'
import { membershipWords } from '@/i18n/membership'
import { formatDate } from '@/lib/date'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Countdown } from '@/ui/display/Countdown'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './UnpaidCard.scss'
import type { MembershipStore } from './membershipStore'

/** The order that waits for its payment, or the one whose payment is being decided. */
export const UnpaidCard = observer(function UnpaidCard({ store }: { store: MembershipStore }) {
  const words = membershipWords()
  const { unpaid, load, payUnpaid, buying } = store
  const pendingOrder = store.page.value?.info.pendingOrder
  if (pendingOrder)
    return (
      <Row gap={12} className="unpaid-card" role="status" id="member-pending">
        <Stack grow>
          <Text kind="body" strong>
            {words.pendingTitle}
          </Text>
          <Text kind="note" tone="second">
            {words.pendingText}
          </Text>
        </Stack>
        <Button
          size="small"
          kind="second"
          text={words.seeOrder}
          onTap={() => go(routes.orderDetail, { orderId: pendingOrder })}
        />
      </Row>
    )
  if (!unpaid) return null
  const seeOrder = () => go(routes.orderDetail, { orderId: unpaid.unpaidOrder })
  const { unpaidOrderTerm, unpaidOrderPrice, unpaidOrderCreateTime, unpaidOrderDeadline } = unpaid
  return (
    <Row gap={12} className="unpaid-card" role="status" id="member-unpaid">
      <Stack grow>
        <Text kind="body" strong>
          {words.unpaidTitle}
        </Text>
        <Row gap={8} align="stretch" wrap>
          <Text kind="note" tone="second">
            {words.unpaidTerm(unpaidOrderTerm, unpaidOrderPrice)}
          </Text>
          <Text kind="note" tone="second">
            {words.unpaidSince(formatDate(unpaidOrderCreateTime, 'MM-dd HH:mm'))}
          </Text>
          <Text kind="note" tone="second">
            {words.timeLeft}
          </Text>
          <Countdown kind="note" strong tone="warning" deadline={unpaidOrderDeadline} onEnd={load} />
        </Row>
      </Stack>
      {store.paysUnpaidHere ? (
        <Button
          id="member-pay-unpaid"
          size="small"
          kind="detail"
          text={words.payUnpaid}
          busy={buying.placing.busy}
          onTap={payUnpaid}
        />
      ) : (
        <Button id="member-see-unpaid" size="small" kind="second" text={words.seeOrder} onTap={seeOrder} />
      )}
    </Row>
  )
})
