import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { topupWords } from '@/i18n/topup'
import { Button } from '@/ui/action/Button'
import { Tappable } from '@/ui/action/Tappable'
import { Alarm } from '@/ui/display/Alarm'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import './AmountCard.scss'
import type { TopupStore } from './store'

/** The amounts of the number's operator with their prices. */
export const AmountCard = observer(function AmountCard({ store }: { store: TopupStore }) {
  const words = topupWords()
  const { amounts, amount, stillOwed, goods, operator } = store
  const hasFailed = operator !== undefined && amounts.length === 0 && goods.status === 'failed'
  return (
    <Card title={words.amountTitle}>
      {amounts.length > 0 ? (
        <View className="topup-amounts" role="radiogroup" aria-label={words.amountTitle}>
          {amounts.map(({ type, name, price, stock }) => (
            <Tappable
              key={type}
              id={`topup-${type}`}
              role="radio"
              selected={type === amount?.type}
              className={`topup-amount ${type === amount?.type ? 'is-chosen' : ''}`}
              onTap={() => store.choose(type)}
            >
              <Text kind="headline" tone="main" className="topup-amount-face">
                {name}
              </Text>
              <Text kind="note" tone="second" className="topup-amount-price">
                {stock < 1 ? words.soldOut : words.sells(price)}
              </Text>
            </Tappable>
          ))}
        </View>
      ) : (
        <Row className="topup-amounts-none">
          {hasFailed ? (
            <Alarm text={words.offerFailed}>
              <Button id="topup-again" size="small" kind="second" text={words.again} onTap={store.loadGoods} />
            </Alarm>
          ) : (
            <Text kind="body" role="status">
              {operator ? words.amountLoading : words.amountHint}
            </Text>
          )}
        </Row>
      )}
      {stillOwed > 0 && (
        <Text kind="small" tone="warning" block above={12} role="status">
          {words.stillOwed(stillOwed)}
        </Text>
      )}
    </Card>
  )
})
