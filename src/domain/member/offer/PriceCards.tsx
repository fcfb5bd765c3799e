import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatPrice } from '@/lib/money'
import { Tappable } from '@/ui/action/Tappable'
import { Card } from '@/ui/display/Card'
import { Price } from '@/ui/display/Price'
import { Text } from '@/ui/display/Text'
import './PriceCards.scss'

/** A price as a card shows it; amounts in fen. */
export interface PriceCard {
  key: string
  name: string
  price: number
  was: number
  /** What it saves, or costs a month. */
  note: string
  /** A short recommendation. */
  tag?: string
}

interface PriceCardsProps {
  title: string
  prices: readonly PriceCard[]
  chosen: string | undefined
  /** What is charged when, about the chosen price. */
  tip?: string
  onChoose(key: string): void
}

/** The prices of a membership side by side, one of them chosen. */
export const PriceCards = observer(function PriceCards({ title, prices, chosen, tip, onChoose }: PriceCardsProps) {
  return (
    <Card>
      <Text kind="title" block role="heading" aria-level={2}>
        {title}
      </Text>
      <View className={`price-cards-row ${prices.length === 3 ? 'is-three' : ''}`} role="radiogroup" aria-label={title}>
        {prices.map(({ key, name, price, was, note, tag }) => (
          <Tappable
            key={key}
            id={`price-${key}`}
            className={`price-cards-card ${key === chosen ? 'is-chosen' : ''}`}
            role="radio"
            selected={key === chosen}
            label={`${name} ¥${formatPrice(price)}`}
            onTap={() => onChoose(key)}
          >
            {tag && (
              <Text kind="note" tone="member" className="price-cards-tag">
                {tag}
              </Text>
            )}
            <Text kind="body" strong>
              {name}
            </Text>
            <Price fen={price} size="large" />
            <Text kind="note" tone="third" className="price-cards-was">
              {was > price ? `¥${formatPrice(was)}` : ''}
            </Text>
            <Text kind="note" tone="second">
              {note}
            </Text>
          </Tappable>
        ))}
      </View>
      {tip && (
        <Text kind="note" tone="third" block above={12}>
          {tip}
        </Text>
      )}
    </Card>
  )
})
