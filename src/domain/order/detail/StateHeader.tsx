import { observer } from 'mobx-react'
import { orderWords } from '@/i18n/order'
import { Countdown } from '@/ui/display/Countdown'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './StateHeader.scss'

interface StateHeaderProps {
  title: string
  hint: string
  /** Until when it can be paid, by the server's clock; absent where nothing is to be paid. */
  deadline?: number
  /** The time to pay has run out. */
  onEnd(): void
}

/** Where an order stands, with the time left to pay it. */
export const StateHeader = observer(function StateHeader({ title, hint, deadline, onEnd }: StateHeaderProps) {
  return (
    <Stack gap={4} className="state-header">
      <Text kind="figure" role="heading" aria-level={2}>
        {title}
      </Text>
      {deadline !== undefined && (
        <Row gap={8}>
          <Text kind="body">{orderWords().timeLeft}</Text>
          <Countdown kind="heading" deadline={deadline} onEnd={onEnd} />
        </Row>
      )}
      <Text kind="small">{hint}</Text>
    </Stack>
  )
})
