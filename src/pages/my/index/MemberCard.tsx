import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CardInfoRes } from '@/contract/home'
import { profileWords } from '@/i18n/profile'
import { go, openAddress, parseAddress } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Icon } from '@/ui/media/Icon'
import './MemberCard.scss'

/** The membership card: what it gives, until when it runs, or what has happened to it; it leads to the membership that the customer has. */
export const MemberCard = observer(function MemberCard({ card }: { card: CardInfoRes | undefined }) {
  const words = profileWords()
  if (!card) return <View className="member-card-space" />
  // A customer without a card and without an offer of one.
  if (!card.cardName) return null
  const { url } = card
  const open = () => (url && parseAddress(url) ? openAddress(url) : go(routes.member))
  const action = card.isVip ? words.cardLook : url ? words.cardGoOn : words.cardOpen
  return (
    <Tappable className="member-card" role="link" onTap={open}>
      <Row gap={8} wrap>
        <Icon name="crown" size={20} />
        <Text kind="title" grow className="member-card-name">
          {card.cardName}
        </Text>
        <Text kind="small" strong className="member-card-action">
          {action}
        </Text>
      </Row>
      <Text kind="note">{card.description}</Text>
      {card.serveDays > 0 && (
        <Text kind="note">
          {[words.cardDays(card.serveDays), card.savedMoney > 0 && words.cardSaved(card.savedMoney)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      )}
    </Tappable>
  )
})
