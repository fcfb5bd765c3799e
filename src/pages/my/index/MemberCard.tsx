import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CardInfoRes } from '@/contract/home'
import { profileWords } from '@/i18n/profile'
import { formatPrice } from '@/lib/money'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
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
      <View className="member-card-line">
        <Icon name="crown" size={20} />
        <Text className="member-card-name">{card.cardName}</Text>
        <Text className="member-card-action">{card.isVip ? words.cardLook : words.cardOpen}</Text>
      </View>
      <Text className="member-card-text">{card.description}</Text>
      {card.serveDays > 0 && (
        <Text className="member-card-text">
          {[words.cardDays(card.serveDays), saved && words.cardSaved(saved)].filter(Boolean).join(' · ')}
        </Text>
      )}
    </Tappable>
  )
})
