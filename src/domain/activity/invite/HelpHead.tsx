import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { HelpRound } from '@/contract/activity/help'
import { helpMemberWords } from '@/i18n/helpMember'
import { Countdown } from '@/ui/display/Countdown'
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
      <Text className="help-head-lead">{words.lead(need)}</Text>
      <Text className="help-head-prize">{words.prize(months)}</Text>
      <View className="help-head-card">
        <Text className="help-head-state" role="heading" aria-level={2}>
          {told.title}
        </Text>
        <View className="help-head-seats">
          {Array.from({ length: need }, (_, index) => (
            <Seat key={`${index + 1}`} isTaken={index < helped} />
          ))}
        </View>
        {state !== 'none' && <Text className="help-head-count">{words.count(helped, need)}</Text>}
        <Text className="help-head-text">{told.text}</Text>
        {isRunning && endsAt !== undefined && (
          <View className="help-head-clock">
            <Text>{words.clock}</Text>
            <Countdown className="help-head-time" deadline={endsAt} onEnd={onEnd} />
          </View>
        )}
      </View>
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
      <Text className="help-head-name">{helpMemberWords().seat(isTaken)}</Text>
    </View>
  )
})
