import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { FlyCard } from '@/contract/rights/packs'
import { claimWords } from '@/i18n/claim'
import { rightsWords } from '@/i18n/rights'
import { formatDate } from '@/lib/date'
import { Button } from '@/ui/action/Button'
import { Price } from '@/ui/display/Price'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './FlyTicket.scss'
import type { FlyCardStore } from './flyCardStore'

/** A fly card as a ticket: what it is worth, where it stands, and the button to activate or to use it. */
export const FlyTicket = observer(function FlyTicket({ card, store }: { card: FlyCard; store: FlyCardStore }) {
  const words = rightsWords()
  const { cardNo, name, text, state, worth, endTime } = card
  const day = formatDate(endTime, 'yyyy-MM-dd')
  const notes = {
    inactive: words.activateBy(day),
    active: claimWords().until(day),
    used: words.flyUsedNote,
    expired: claimWords().endedOn(day),
  }
  const isUsable = state === 'active' || state === 'inactive'
  return (
    <View className={`fly-ticket ${isUsable ? '' : 'is-off'}`}>
      <Row gap={16} className="fly-ticket-face">
        <Row align="stretch" justify="center" className="fly-ticket-worth">
          <Price fen={worth} size="large" />
        </Row>
        <Stack gap={4} grow>
          <Row gap={8} wrap>
            <Text kind="title">{name}</Text>
            <Tag text={words.flyStates[state]} kind={isUsable ? 'brand' : 'plain'} />
          </Row>
          <Text kind="note" tone="second">
            {text}
          </Text>
        </Stack>
      </Row>
      <Row gap={12} justify="between" className="fly-ticket-foot">
        <Stack grow>
          <Text kind="note" tone="second">
            {notes[state]}
          </Text>
          <Text kind="note" tone="third" lines={1}>
            {words.cardNo(cardNo)}
          </Text>
        </Stack>
        {state === 'inactive' && store.canActivate && (
          <Button
            id={`activate-${cardNo}`}
            size="small"
            text={words.activate}
            label={`${words.activate} ${cardNo}`}
            busy={store.activating.busy && store.askedNo === cardNo}
            onTap={() => store.ask(cardNo)}
          />
        )}
        {state === 'active' && (
          <Button
            id={`use-${cardNo}`}
            size="small"
            text={words.use}
            label={`${words.use} ${cardNo}`}
            busy={store.wayOut.isLeaving(cardNo)}
            onTap={() => store.use(cardNo)}
          />
        )}
      </Row>
    </View>
  )
})
