import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Pricing } from '@/domain/rights/pricing'
import { saleWords } from '@/i18n/sale'
import { yuan } from '@/lib/money'
import { Tappable } from '@/ui/action/Tappable'
import { Card } from '@/ui/display/Card'
import { Price } from '@/ui/display/Price'
import { Text } from '@/ui/display/Text'
import './PriceCards.scss'

/** A price as a card shows it. */
export interface PriceCard {
  key: string
  name: string
  pricing: Pricing
  /** A further line, such as what it costs a month; empty without one. */
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
  const words = saleWords()
  return (
    <Card>
      <Text kind="title" block role="heading" aria-level={2}>
        {title}
      </Text>
      <View className={`price-cards-row ${prices.length === 3 ? 'is-three' : ''}`} role="radiogroup" aria-label={title}>
        {prices.map(({ key, name, pricing, note, tag }) => (
          <Tappable
            key={key}
            id={`price-${key}`}
            className={`price-cards-card ${key === chosen ? 'is-chosen' : ''}`}
            role="radio"
            selected={key === chosen}
            label={`${name} ${yuan(pricing.today)}`}
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
            <Price fen={pricing.today} size="large" />
            <Text kind="note" tone="third" className="price-cards-was">
              {pricing.usual === undefined ? '' : yuan(pricing.usual)}
            </Text>
            {pricing.saved > 0 && (
              <Text kind="note" tone="saving">
                {words.saves(pricing.saved)}
              </Text>
            )}
            {note && (
              <Text kind="note" tone="second">
                {note}
              </Text>
            )}
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
