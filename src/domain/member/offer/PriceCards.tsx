import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatPrice } from '@/lib/money'
import { Tappable } from '@/ui/action/Tappable'
import { Price } from '@/ui/display/Price'
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
    <View className="price-cards">
      <Text className="price-cards-title" role="heading" aria-level={2}>
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
            {tag && <Text className="price-cards-tag">{tag}</Text>}
            <Text className="price-cards-name">{name}</Text>
            <Price fen={price} size="large" />
            <Text className="price-cards-was">{was > price ? `¥${formatPrice(was)}` : ''}</Text>
            <Text className="price-cards-note">{note}</Text>
          </Tappable>
        ))}
      </View>
      {tip && <Text className="price-cards-tip">{tip}</Text>}
    </View>
  )
})
