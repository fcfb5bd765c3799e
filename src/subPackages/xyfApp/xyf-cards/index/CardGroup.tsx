import { observer } from 'mobx-react'
import type { VipCard } from '@/contract/member/cardPack'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
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
    <Stack gap={12} className="card-group">
      <Row gap={12} align="baseline" justify="between" className="card-group-head">
        <Text kind="title" role="heading" aria-level={2}>
          {title}
        </Text>
        {note && (
          <Text kind="note" tone="third" className="card-group-note">
            {note}
          </Text>
        )}
      </Row>
      {cards.map((card) => (
        <CardFace key={card.cardType} card={card} />
      ))}
    </Stack>
  )
})
