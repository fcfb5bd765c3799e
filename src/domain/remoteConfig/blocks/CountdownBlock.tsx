import { observer } from 'mobx-react'
import { useReducer } from 'react'
import { serverNow } from '@/lib/serverClock'
import { Countdown } from '@/ui/display/Countdown'
import { Text } from '@/ui/display/Text'
import { Icon } from '@/ui/media/Icon'
import type { BlockOf } from './block'
import { LinkArea } from './LinkArea'
import './CountdownBlock.scss'

/** Time left until an offer ends, by the server's clock; afterwards what the page says of its end, or nothing. */
export const CountdownBlock = observer(function CountdownBlock({ block }: { block: BlockOf<'countdown'> }) {
  const { title, deadline, ended, link } = block
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const isOver = deadline <= serverNow()
  if (isOver && !ended) return null
  return (
    <LinkArea className="countdown-block" link={link}>
      <Icon name="clock" size={20} />
      <Text kind="body" strong grow>
        {isOver ? ended : title}
      </Text>
      {!isOver && (
        <Countdown
          kind="body"
          strong
          tone="warning"
          className="countdown-block-left"
          deadline={deadline}
          onEnd={redraw}
        />
      )}
    </LinkArea>
  )
})
