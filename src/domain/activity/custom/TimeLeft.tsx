import { observer } from 'mobx-react'
import { useReducer } from 'react'
import { customActivityWords } from '@/i18n/customActivity'
import { serverNow } from '@/lib/serverClock'
import { Countdown } from '@/ui/display/Countdown'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { daysUntil } from './progress'

/** Time until a moment of the server's clock: whole days, and the clock of the present one. */
export const TimeLeft = observer(function TimeLeft({ deadline, onEnd }: { deadline: number; onEnd(): void }) {
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const { days, dayEnd } = daysUntil(deadline, serverNow())
  return (
    <Row gap={6} align="stretch" className="time-left">
      {days > 0 && (
        <Text strong tabular>
          {customActivityWords().days(days)}
        </Text>
      )}
      <Countdown strong deadline={dayEnd} onEnd={days > 0 ? redraw : onEnd} />
    </Row>
  )
})
