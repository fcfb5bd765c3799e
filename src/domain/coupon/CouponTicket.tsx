import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { CouponRow } from '@/contract/coupon/own'
import { couponWords } from '@/i18n/coupon'
import { formatDate } from '@/lib/date'
import { serverNow } from '@/lib/serverClock'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { CouponFace } from './CouponFace'
import './CouponTicket.scss'
import { nearEnd, stateAt } from './couponState'
import { EndNote } from './EndNote'
import { UseButton } from './UseButton'

interface CouponTicketProps {
  row: CouponRow
  /** The customer leaves for the coupon or for what it is for. */
  onOpen(row: CouponRow): void
}

/** A coupon of a list as a ticket: its face leads to its details, its button to what it is for; under it why it cannot be used. */
export const CouponTicket = observer(function CouponTicket({ row, onOpen }: CouponTicketProps) {
  const words = couponWords()
  // The list is not read anew when a coupon ends while it is shown; the ticket alone changes.
  const [now, setNow] = useState(serverNow)
  const state = stateAt(row, now)
  const near = nearEnd(row, now)
  const reason = state === 'expired' ? words.endedOn(formatDate(row.endTime, 'yyyy-MM-dd HH:mm')) : row.reason
  const open = () => {
    onOpen(row)
    go(routes.coupon, { couponId: row.couponId })
  }
  const face = (
    <CouponFace
      amount={row.amount}
      threshold={row.threshold}
      name={row.name}
      scope={row.scope}
      tags={
        <>
          {near && <Tag kind="warning" text={words.endingSoon} />}
          {state === 'held' && <Tag text={words.states.held} />}
        </>
      }
    >
      {state === 'usable' && <EndNote coupon={row} onEnd={() => setNow(serverNow())} />}
    </CouponFace>
  )
  return (
    <View className={`coupon-ticket ${state === 'usable' ? '' : 'is-off'}`}>
      {routes.coupon.isMissing ? (
        face
      ) : (
        <Tappable id={`coupon-${row.couponId}`} className="coupon-ticket-face" role="link" onTap={open}>
          {face}
        </Tappable>
      )}
      <Row gap={12} justify="between" className="coupon-ticket-foot">
        <Text kind="note" tone="second" grow className="coupon-ticket-reason">
          {reason ?? words.receivedOn(formatDate(row.receivedTime, 'yyyy-MM-dd'))}
        </Text>
        <UseButton row={row} state={state} onUse={() => onOpen(row)} />
      </Row>
    </View>
  )
})
