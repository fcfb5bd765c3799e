import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { VipCard } from '@/contract/member/cardPack'
import { CardFace } from './CardFace'
import './CardGroup.scss'

interface CardGroupProps {
  title: string
  note?: string
  cards: readonly VipCard[]
}

/** The customer's own cards, or those on offer. */
export const CardGroup = observer(function CardGroup({ title, note, cards }: CardGroupProps) {
  if (cards.length === 0) return null
  return (
    <View className="card-group">
      <View className="card-group-head">
        <Text className="card-group-title" role="heading" aria-level={2}>
          {title}
        </Text>
        {note && <Text className="card-group-note">{note}</Text>}
      </View>
      {cards.map((card) => (
        <CardFace key={card.cardType} card={card} />
      ))}
    </View>
  )
})
