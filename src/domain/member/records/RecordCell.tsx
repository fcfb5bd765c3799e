import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderRenewLogRow } from '@/contract/member/renewal'
import { renewalWords } from '@/i18n/renewal'
import { formatDate } from '@/lib/date'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Price } from '@/ui/display/Price'
import { Tag } from '@/ui/display/Tag'
import './RecordCell.scss'
import type { RecordsStore } from './recordsStore'

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
      <View className="record-cell-line">
        <Text className="record-cell-title">{title}</Text>
        <Text className={`record-cell-state is-${state}`}>{words.recordStates[state] ?? ''}</Text>
      </View>
      <View className="record-cell-line">
        <Tag kind={isRenewal ? 'brand' : 'plain'} text={isRenewal ? words.renewalOrder : words.purchase} />
        <Price fen={amount} />
      </View>
      <Text className="record-cell-note">{formatDate(createdAt, 'yyyy-MM-dd HH:mm')}</Text>
      {startTime !== undefined && endTime !== undefined && (
        <Text className="record-cell-note">{words.recordTerm(dayOf(startTime), dayOf(endTime))}</Text>
      )}
      {reason && <Text className="record-cell-reason">{words.reasonOf(reason)}</Text>}
    </Tappable>
  )
})
