import { observer } from 'mobx-react'
import type { CoinOrderRes } from '@/contract/coin/exchange'
import { coinWords } from '@/i18n/coin'
import { formatDate } from '@/lib/date'
import { CopyButton } from '@/ui/action/CopyButton'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Line } from '@/ui/list/Line'
import './OrderFacts.scss'

/** What an exchange gave and cost: cash, a coupon with its end, or numbers that can be copied. */
export const OrderFacts = observer(function OrderFacts({ order }: { order: CoinOrderRes }) {
  const { result, coins } = coinWords()
  const { kind, title, subTitle, amount, couponId, endTime, cardNo, password, createdTime, orderId } = order
  return (
    <Stack gap={4} above={8} className="order-facts">
      <Text kind="body" tone="second" center>
        {title}
      </Text>
      <Text kind="large" strong tone="price" center>
        {subTitle}
      </Text>
      {amount !== undefined && (
        <Text kind="small" tone="second" center>
          {result.amount(amount)}
        </Text>
      )}
      {couponId !== undefined && (
        <Text kind="small" tone="second" center>
          {result.coupon}
        </Text>
      )}
      {endTime !== undefined && (
        <Text kind="small" tone="second" center>
          {result.couponEnd(formatDate(endTime, 'yyyy-MM-dd'))}
        </Text>
      )}
      {cardNo !== undefined && (
        <CodeLine label={kind === 'flyCard' ? result.flyCard : result.cardNo} code={cardNo} id="coin-card-no" />
      )}
      {password !== undefined && <CodeLine label={result.password} code={password} id="coin-card-password" />}
      <Line label={order.coins > 0 ? result.spent : result.byCode}>{order.coins > 0 ? coins(order.coins) : '0'}</Line>
      <Line label={result.time}>{formatDate(createdTime, 'yyyy-MM-dd HH:mm')}</Line>
      <Line label={result.orderNo}>{orderId}</Line>
    </Stack>
  )
})

const CodeLine = observer(function CodeLine({ label, code, id }: { label: string; code: string; id: string }) {
  return (
    <Row gap={12} justify="between" above={8} className="order-facts-code">
      <Stack grow>
        <Text kind="note" tone="third">
          {label}
        </Text>
        <Text id={id} kind="large" strong tabular className="order-facts-text" selectable>
          {code}
        </Text>
      </Stack>
      <CopyButton text={code} label={coinWords().result.copy(label)} />
    </Row>
  )
})
