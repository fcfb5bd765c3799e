import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CoinOrderRes } from '@/contract/coin/exchange'
import { coinWords } from '@/i18n/coin'
import { formatDate } from '@/lib/date'
import { CopyButton } from '@/ui/action/CopyButton'
import { Line } from '@/ui/list/Line'
import './OrderFacts.scss'

/** What an exchange gave and cost: cash, a coupon with its end, or numbers that can be copied. */
export const OrderFacts = observer(function OrderFacts({ order }: { order: CoinOrderRes }) {
  const { result, coins } = coinWords()
  const { kind, title, subTitle, amount, couponId, endTime, cardNo, password, createdTime, orderId } = order
  return (
    <View className="order-facts">
      <Text className="order-facts-title">{title}</Text>
      <Text className="order-facts-gain">{subTitle}</Text>
      {amount !== undefined && <Text className="order-facts-note">{result.amount(amount)}</Text>}
      {couponId !== undefined && <Text className="order-facts-note">{result.coupon}</Text>}
      {endTime !== undefined && (
        <Text className="order-facts-note">{result.couponEnd(formatDate(endTime, 'yyyy-MM-dd'))}</Text>
      )}
      {cardNo !== undefined && (
        <CodeLine label={kind === 'flyCard' ? result.flyCard : result.cardNo} code={cardNo} id="coin-card-no" />
      )}
      {password !== undefined && <CodeLine label={result.password} code={password} id="coin-card-password" />}
      <Line label={order.coins > 0 ? result.spent : result.byCode}>{order.coins > 0 ? coins(order.coins) : '0'}</Line>
      <Line label={result.time}>{formatDate(createdTime, 'yyyy-MM-dd HH:mm')}</Line>
      <Line label={result.orderNo}>{orderId}</Line>
    </View>
  )
})

const CodeLine = observer(function CodeLine({ label, code, id }: { label: string; code: string; id: string }) {
  return (
    <View className="order-facts-code">
      <View className="order-facts-words">
        <Text className="order-facts-label">{label}</Text>
        <Text id={id} className="order-facts-text" selectable>
          {code}
        </Text>
      </View>
      <CopyButton text={code} label={coinWords().result.copy(label)} />
    </View>
  )
})
