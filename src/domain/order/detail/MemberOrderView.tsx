import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { VipType } from '@/contract/member/orderInfo'
import { orderWords } from '@/i18n/order'
import { formatDate } from '@/lib/date'
import { CopyButton } from '@/ui/action/CopyButton'
import { Card } from '@/ui/display/Card'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Line } from '@/ui/list/Line'
import { Icon, type IconName } from '@/ui/media/Icon'
import { OrderPrice } from '../OrderPrice'
import type { DetailStore } from './detailStore'
import './MemberOrderView.scss'
import { memberOrderState } from './memberOrder'
import { StateHeader } from './StateHeader'

const icons: Record<VipType, IconName> = {
  fei_yue: 'crown',
  leap: 'crown',
  gold: 'coin',
  health: 'shield',
  quota: 'chart',
}

const day = (ms: number) => formatDate(ms, 'yyyy-MM-dd')
const moment = (ms: number) => formatDate(ms, 'yyyy-MM-dd HH:mm:ss')

/** An order of a membership, a card or a raised quota: what it buys, where it stands, and until when it is valid. */
export const MemberOrderView = observer(function MemberOrderView({ store }: { store: DetailStore }) {
  const words = orderWords()
  const { member: texts } = words
  const { memberOrder: order, orderId } = store
  if (!order) return null
  const { vipType, title, months, payAmount, createdAt, payDeadline, paidAt, endTime } = order
  const state = memberOrderState(order)
  const isOpen = order.state === 'unpaid'
  const totals = { unpaid: words.payable, paying: words.payable, paid: words.paid, closed: words.total }
  const until = order.state === 'paid' && endTime !== undefined ? texts.until(day(endTime)) : undefined
  return (
    <Stack gap={12} className="detail-view">
      <StateHeader
        title={texts.states[state]}
        hint={until ?? texts.stateHints[state]}
        deadline={isOpen ? payDeadline : undefined}
        onEnd={store.load}
      />
      <Card>
        <Row gap={12} className="member-bought">
          <View className="member-bought-mark" aria-hidden="true">
            <Icon name={icons[vipType]} size={28} />
          </View>
          <Stack gap={8} grow>
            <Text kind="title">{title}</Text>
            <View>
              <Tag kind="brand" text={texts.kinds[vipType]} />
            </View>
          </Stack>
        </Row>
        <Line label={texts.lengthLabel}>{texts.length(months)}</Line>
        {endTime !== undefined && <Line label={texts.validUntil}>{day(endTime)}</Line>}
        <Line label={totals[state]} kind="strong">
          <OrderPrice fen={payAmount} />
        </Line>
      </Card>
      <Card title={words.infoTitle}>
        <Line label={words.orderId}>
          <Text selectable>{orderId}</Text>
          <CopyButton text={orderId} label={words.copyLabel(words.orderId)} />
        </Line>
        <Line label={words.createdAt}>{moment(createdAt)}</Line>
        {paidAt !== undefined && <Line label={words.paidAt}>{moment(paidAt)}</Line>}
      </Card>
    </Stack>
  )
})
