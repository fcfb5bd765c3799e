import { observer } from 'mobx-react'
import type { OrderRenewLogRow } from '@/contract/member/renewal'
import { renewalWords } from '@/i18n/renewal'
import { formatDate } from '@/lib/date'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Price } from '@/ui/display/Price'
import { Tag } from '@/ui/display/Tag'
import { Text, type Tone } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import './RecordCell.scss'
import type { RecordsStore } from './recordsStore'

const tones: Readonly<Record<OrderRenewLogRow['state'], Tone>> = {
  unpaid: 'warning',
  paid: 'success',
  closed: 'second',
  failed: 'danger',
}

const dayOf = (ms: number) => formatDate(ms, 'yyyy-MM-dd')

/** One purchase or charge: what it was for, what it cost, and where it stands. It opens the order. */
export const RecordCell = observer(function RecordCell({ row, store }: { row: OrderRenewLogRow; store: RecordsStore }) {
  const words = renewalWords()
  const { vipOrderNo, title, amount, createdAt, state, isRenewal, reason, startTime, endTime } = row
  const open = () => {
    store.open(row)
    go(routes.orderDetail, { orderId: vipOrderNo })
  }
  return (
    <Tappable className="record-cell" role="link" onTap={open}>
      <Row gap={12} justify="between">
        <Text kind="title" grow>
          {title}
        </Text>
        <Text kind="body" tone={tones[state]} strong={state === 'unpaid'} className="record-cell-state">
          {words.recordStates[state] ?? ''}
        </Text>
      </Row>
      <Row gap={12} justify="between">
        <Tag kind={isRenewal ? 'brand' : 'plain'} text={isRenewal ? words.renewalOrder : words.purchase} />
        <Price fen={amount} />
      </Row>
      <Text kind="note" tone="third">
        {formatDate(createdAt, 'yyyy-MM-dd HH:mm')}
      </Text>
      {startTime !== undefined && endTime !== undefined && (
        <Text kind="note" tone="third">
          {words.recordTerm(dayOf(startTime), dayOf(endTime))}
        </Text>
      )}
      {reason && (
        <Text kind="note" tone="warning" above={4} className="record-cell-reason">
          {words.reasonOf(reason)}
        </Text>
      )}
    </Tappable>
  )
})
