import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { VipCard } from '@/contract/member/cardPack'
import { tellClick } from '@/domain/native/tellClick'
import { endNote } from '@/domain/rights/endNote'
import { claimWords } from '@/i18n/claim'
import { rightsWords } from '@/i18n/rights'
import { go } from '@/navigate'
import { report } from '@/report/report'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import './CardFace.scss'
import { lookOf } from './looks'

/** A card: its name, what it gives, how it is paid and its state. It opens the card's own screen; a card of an unknown type, or whose screen is missing, opens none. */
export const CardFace = observer(function CardFace({ card }: { card: VipCard }) {
  const words = rightsWords()
  const { cardType, name, description, picture, state, endTime } = card
  const look = lookOf(cardType)
  const own = look?.screens[state]
  const screen = own?.isMissing ? undefined : own
  const open = () => {
    report('memberRightsTap', { productId: cardType })
    if (screen === routes.goldMember) tellClick('gold-member')
    if (screen) go(screen)
  }
  const content = (
    <>
      <Picture className="card-face-picture" src={picture} mode="aspectFill" instead={<View />} />
      <Stack className="card-face-words">
        <Row gap={8}>
          <Icon name={look?.icon ?? 'card'} size={20} />
          <Text kind="headline">{name}</Text>
        </Row>
        <Text kind="body" above={4} className="card-face-text">
          {description}
        </Text>
        {look && (
          <Text kind="note" className="card-face-text">
            {words.cardTerms[look.terms]}
          </Text>
        )}
        <Row gap={8} className="card-face-foot">
          <Text kind="note" tone="main" className="card-face-state">
            {words.cardStates[state]}
          </Text>
          <Text kind="note" grow>
            {endTime === undefined ? words.cardOffer : endNote(claimWords(), endTime, state === 'expired')}
          </Text>
          {screen && <Icon name="next" size={16} />}
        </Row>
      </Stack>
    </>
  )
  const className = `card-face ${look?.accent ?? ''} is-${state}`
  if (!screen) return <View className={className}>{content}</View>
  return (
    <Tappable id={`card-${cardType}`} className={className} role="link" onTap={open}>
      {content}
    </Tappable>
  )
})
