import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { BoundCard } from '@/contract/bank/cards'
import { bankWords } from '@/i18n/bank'
import { Button } from '@/ui/action/Button'
import { Tag } from '@/ui/display/Tag'
import { Icon } from '@/ui/media/Icon'
import './CardTile.scss'
import type { BankManagementStore } from './store'

/** One bank card with its last digits and limits; the default one is marked. */
export const CardTile = observer(function CardTile({ card, store }: { card: BoundCard; store: BankManagementStore }) {
  const words = bankWords()
  const { cardId, bankName, cardTail, isDefault, limitOnce, limitDay } = card
  const name = words.cardName(bankName, cardTail)
  const limits = [
    limitOnce === undefined ? '' : words.limitOnce(limitOnce),
    limitDay === undefined ? '' : words.limitDay(limitDay),
  ].filter(Boolean)
  return (
    <View className={`card-tile ${isDefault ? 'is-default' : ''}`} id={`card-${cardId}`}>
      <View className="card-tile-head">
        <View className="card-tile-icon">
          <Icon name="card" size={24} />
        </View>
        <View className="card-tile-names">
          <Text className="card-tile-bank">{bankName}</Text>
          <Text className="card-tile-kind">{words.debit}</Text>
        </View>
        {isDefault && <Tag kind="brand" text={words.defaultCard} />}
      </View>
      <Text className="card-tile-number">{words.tail(cardTail)}</Text>
      {limits.length > 0 && <Text className="card-tile-limits">{limits.join(' · ')}</Text>}
      <View className="card-tile-actions">
        {!isDefault && (
          <Button
            id={`default-${cardId}`}
            kind="second"
            size="small"
            text={words.makeDefault}
            label={`${words.makeDefault} ${name}`}
            busy={store.isChanging(card)}
            onTap={() => store.makeDefault(card)}
          />
        )}
        <Button
          id={`remove-${cardId}`}
          kind="plain"
          size="small"
          text={words.remove}
          label={`${words.remove} ${name}`}
          onTap={() => store.askRemove(card)}
        />
      </View>
    </View>
  )
})
