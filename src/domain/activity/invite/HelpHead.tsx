import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { HelpRound } from '@/contract/activity/help'
import { helpMemberWords } from '@/i18n/helpMember'
import { Card } from '@/ui/display/Card'
import { Countdown } from '@/ui/display/Countdown'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Icon } from '@/ui/media/Icon'
import './HelpHead.scss'

/** A request for help: what it brings, who is still needed, and the time that is left. */
export const HelpHead = observer(function HelpHead({ help, onEnd }: { help: HelpRound; onEnd(): void }) {
  const words = helpMemberWords()
  const { state, need, helped, months, endsAt } = help
  // A state that this version does not know is shown as one that was not begun.
  const told = words.states[state] ?? words.states.none
  const isRunning = state === 'running'
  return (
    <View className="help-head">
      <Text kind="reading">{words.lead(need)}</Text>
      <Text kind="figure" center className="help-head-prize">
        {words.prize(months)}
      </Text>
      <Card room="large" gap={8} align="center" className="help-head-card">
        <Text kind="title" role="heading" aria-level={2}>
          {told.title}
        </Text>
        <Row gap={24} align="stretch" justify="center" className="help-head-seats">
          {Array.from({ length: need }, (_, index) => (
            <Seat key={`${index + 1}`} isTaken={index < helped} />
          ))}
        </Row>
        {state !== 'none' && (
          <Text kind="large" strong tone="brand">
            {words.count(helped, need)}
          </Text>
        )}
        <Text kind="small" tone="third" center>
          {told.text}
        </Text>
        {isRunning && endsAt !== undefined && (
          <Row gap={8} className="help-head-clock">
            <Text kind="small">{words.clock}</Text>
            <Countdown kind="title" deadline={endsAt} onEnd={onEnd} />
          </Row>
        )}
      </Card>
    </View>
  )
})

/** The place of one friend. */
const Seat = observer(function Seat({ isTaken }: { isTaken: boolean }) {
  return (
    <View className={`help-head-seat ${isTaken ? 'is-taken' : ''}`}>
      <View className="help-head-mark">
        <Icon name={isTaken ? 'check' : 'person'} size={22} />
      </View>
      <Text kind="note">{helpMemberWords().seat(isTaken)}</Text>
    </View>
  )
})
