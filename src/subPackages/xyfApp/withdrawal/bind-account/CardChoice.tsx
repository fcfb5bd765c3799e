import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { bindAccountWords } from '@/i18n/bindAccount'
import { maskCard } from '@/lib/mask'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Tappable } from '@/ui/action/Tappable'
import { Alarm } from '@/ui/display/Alarm'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { ChoiceMark } from '@/ui/input/ChoiceMark'
import { Icon } from '@/ui/media/Icon'
import './CardChoice.scss'
import type { BindAccountStore } from './store'

/** The bound cards to choose from; without one, the way to bind one. */
export const CardChoice = observer(function CardChoice({ store }: { store: BindAccountStore }) {
  const words = bindAccountWords()
  const cards = store.cards.value?.cardList ?? []
  const message = store.messageAt('card')
  const toCards = () => go(routes.bankManagement)
  return (
    <>
      {cards.length === 0 && (
        <EmptyState illustration="empty" icon="card" text={words.noCards} hint={words.noCardsHint}>
          <Button id="bind-to-cards" text={words.toCards} onTap={toCards} />
        </EmptyState>
      )}
      <View role="radiogroup" aria-label={words.cards}>
        {cards.map(({ cardId, bankName, cardTail }) => (
          <Tappable
            key={cardId}
            id={`card-${cardId}`}
            role="radio"
            selected={cardId === store.cardId}
            className="card-choice-row"
            onTap={() => store.chooseCard(cardId)}
          >
            <Icon name="card" size={22} />
            <Text kind="large" tone="main" grow>{`${bankName} ${maskCard(cardTail)}`}</Text>
            <ChoiceMark isOn={cardId === store.cardId} />
          </Tappable>
        ))}
      </View>
      {message !== undefined && <Alarm text={message || words.chooseCard} />}
    </>
  )
})
