import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { BoundCard } from '@/contract/bank/cards'
import { bankWords } from '@/i18n/bank'
import { Button } from '@/ui/action/Button'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
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
      <Row gap={12}>
        <View className="card-tile-icon">
          <Icon name="card" size={24} />
        </View>
        <Stack grow>
          <Text kind="title">{bankName}</Text>
          <Text kind="note" tone="third" className="card-tile-kind">
            {words.debit}
          </Text>
        </Stack>
        {isDefault && <Tag kind="brand" text={words.defaultCard} />}
      </Row>
      <Text kind="headline" tabular block above={16} className="card-tile-number">
        {words.tail(cardTail)}
      </Text>
      {limits.length > 0 && (
        <Text kind="note" tone="third" block above={4} className="card-tile-limits">
          {limits.join(' · ')}
        </Text>
      )}
      <Row gap={12} align="stretch" justify="end" above={12}>
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
        {store.canRemove && (
          <Button
            id={`remove-${cardId}`}
            kind="plain"
            size="small"
            text={words.remove}
            label={`${words.remove} ${name}`}
            onTap={() => store.askRemove(card)}
          />
        )}
      </Row>
    </View>
  )
})
