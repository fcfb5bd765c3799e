import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CardInfoRes } from '@/contract/home'
import { profileWords } from '@/i18n/profile'
import { formatPrice } from '@/lib/money'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Icon } from '@/ui/media/Icon'
import './MemberCard.scss'

/** The membership card: what it gives, or until when it runs. */
export const MemberCard = observer(function MemberCard({ card }: { card: CardInfoRes | undefined }) {
  const words = profileWords()
  if (!card) return <View className="member-card-space" />
  // A customer without a card and without an offer of one.
  if (!card.cardName) return null
  const saved = formatPrice(card.savedMoney)
  return (
    <Tappable className="member-card" role="link" onTap={() => go(routes.member)}>
      <Row gap={8}>
        <Icon name="crown" size={20} />
        <Text kind="title" grow>
          {card.cardName}
        </Text>
        <Text kind="small" strong className="member-card-action">
          {card.isVip ? words.cardLook : words.cardOpen}
        </Text>
      </Row>
      <Text kind="note">{card.description}</Text>
      {card.serveDays > 0 && (
        <Text kind="note">
          {[words.cardDays(card.serveDays), saved && words.cardSaved(saved)].filter(Boolean).join(' · ')}
        </Text>
      )}
    </Tappable>
  )
})
