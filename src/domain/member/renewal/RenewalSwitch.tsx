import { observer } from 'mobx-react'
import { askReminder } from '@/domain/account/askReminder'
import { ReminderUse } from '@/domain/account/ReminderUse'
import { renewalWords } from '@/i18n/renewal'
import { formatDate } from '@/lib/date'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './RenewalSwitch.scss'
import type { RenewalStore } from './renewalStore'
import { SwitchTrouble } from './SwitchTrouble'

interface RenewalSwitchProps {
  store: RenewalStore
  /** A row among the others, or a bar at the bottom of the screen: a grey test. */
  look: 'row' | 'bar'
  onStop(): void
}

/** Starts or stops the renewal: what the tap does stands beside its button, and so does why it was not done. */
export const RenewalSwitch = observer(function RenewalSwitch({ store, look, onStop }: RenewalSwitchProps) {
  const words = renewalWords()
  const { canStop, canStart, state } = store
  if (!canStop && !canStart) {
    return state === 'stopped' || state === 'never' ? (
      <Card>
        <Text kind="note" tone="second">
          {words.noPrice}
        </Text>
      </Card>
    ) : null
  }
  const isRow = look === 'row'
  const start = () => {
    void askReminder('renewal')
    store.start()
  }
  const [short, long] = canStop ? [words.stop, words.stopLong] : [words.start, words.startLong]
  const button = (
    <Button
      id={canStop ? 'renewal-stop' : 'renewal-start'}
      kind={canStop ? 'plain' : 'second'}
      size={isRow ? 'small' : 'normal'}
      block={!isRow}
      text={isRow ? short : long}
      label={long}
      busy={store.switching.busy}
      onTap={canStop ? onStop : start}
    />
  )
  const trouble = !store.asksToStop && <SwitchTrouble store={store} />
  if (!isRow) {
    return (
      <Stack gap={8} className="renewal-switch-bar">
        {trouble}
        <What store={store} />
        {button}
      </Stack>
    )
  }
  return (
    <Card>
      <Row gap={16}>
        <Stack gap={4} grow>
          <Text kind="title">{canStop ? words.stopTitle : words.startTitle}</Text>
          <What store={store} />
        </Stack>
        {button}
      </Row>
      {trouble}
    </Card>
  )
})

/** What the button does: what is charged from when on, or how long the benefits stay. */
const What = observer(function What({ store }: { store: RenewalStore }) {
  const words = renewalWords()
  const { term, info, canStop } = store
  if (!term) return null
  const day = formatDate(term.endTime, 'yyyy-MM-dd')
  const stops = info?.isVip ? words.stopRow(day) : words.stopRowEnded
  return (
    <>
      <Text kind="note" tone="second">
        {canStop ? stops : words.startText(term.renewPrice, day)}
      </Text>
      {!canStop && (
        <>
          <Text kind="note" tone="second">
            {words.startTerms}
          </Text>
          <ReminderUse reminder="renewal" />
        </>
      )}
    </>
  )
})
