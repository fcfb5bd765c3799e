import { observer } from 'mobx-react'
import type { PayHereStore } from '@/domain/cashier/here/payHereStore'
import { orderWords } from '@/i18n/order'
import { formatDate } from '@/lib/date'
import { CopyButton } from '@/ui/action/CopyButton'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { AmountLines } from '../AmountLines'
import { CardCodes } from './CardCodes'
import './DetailView.scss'
import { Card } from '@/ui/display/Card'
import { Line } from '@/ui/list/Line'
import { shownAccount } from '../account'
import { GoodsSummary } from '../GoodsSummary'
import { hintOf, isUnused, isWaiting, totalName } from '../orderState'
import type { DetailStore } from './detailStore'
import { PayHereRow } from './PayHereRow'
import { StateHeader } from './StateHeader'

const moment = (ms: number) => formatDate(ms, 'yyyy-MM-dd HH:mm:ss')

const textOf = (hint: ReturnType<typeof hintOf>, words: ReturnType<typeof orderWords>): string => {
  if (typeof hint === 'object') return hint.refusal
  return hint === 'arrived' ? words.arrived : hint === 'unused' ? words.unusedHint : words.stateHints[hint]
}

interface DetailViewProps {
  store: DetailStore
  payHere: PayHereStore
}

/** One order, drawn by the theme: both of its routes show this. */
export const DetailView = observer(function DetailView({ store, payHere }: DetailViewProps) {
  const words = orderWords()
  const { order } = store
  if (!order) return null
  const { goods, rechargeAccount, payAmount: transAmount } = order
  const totalLabel = words[totalName(order.state)]
  return (
    <Stack gap={12} className="detail-view">
      <StateHeader
        title={isUnused(order) ? words.unused : words.states[order.state]}
        hint={textOf(hintOf(order), words)}
        deadline={isWaiting(order.state) ? order.payDeadline : undefined}
        onEnd={store.load}
      />
      {order.cardCodes.length > 0 && <CardCodes codes={order.cardCodes} />}
      <Card>
        <GoodsSummary {...goods} typeName={goods.rechargeTypeName} quantity={order.quantity} />
      </Card>
      <PayHereRow store={store} payHere={payHere} />
      {rechargeAccount !== '' && (
        <Card title={words.rechargeTitle}>
          <Line label={goods.kind === 'phone' ? words.phoneLabel : words.accountLabel}>
            {shownAccount(goods.kind, rechargeAccount)}
          </Line>
        </Card>
      )}
      <Card title={words.amountTitle}>
        <AmountLines {...order} transAmount={transAmount} totalLabel={totalLabel} />
      </Card>
      <Card title={words.infoTitle}>
        <Line label={words.orderId}>
          <Text selectable>{order.orderId}</Text>
          <CopyButton text={order.orderId} label={words.copyLabel(words.orderId)} />
        </Line>
        <Line label={words.createdAt}>{moment(order.createdAt)}</Line>
        {order.paidAt !== undefined && <Line label={words.paidAt}>{moment(order.paidAt)}</Line>}
        {order.validUntil !== undefined && <Line label={words.member.validUntil}>{moment(order.validUntil)}</Line>}
        {order.refundedAt !== undefined && <Line label={words.refundedAt}>{moment(order.refundedAt)}</Line>}
        {order.payToolName && !isWaiting(order.state) && <Line label={words.payTool}>{order.payToolName}</Line>}
      </Card>
    </Stack>
  )
})
