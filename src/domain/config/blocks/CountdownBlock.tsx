import { Text } from '@tarojs/components'
import { useState } from 'react'
import { Countdown } from '@/ui/Countdown'
import { Icon } from '@/ui/Icon'
import type { BlockOf } from './block'
import { LinkArea } from './blockLink'
import './CountdownBlock.scss'

/** Time left until an offer ends, by the server's clock; afterwards what the page says of its end, or nothing. */
export function CountdownBlock({ block, clockOffset }: { block: BlockOf<'countdown'>; clockOffset: number }) {
  const { title, deadline, ended, link } = block
  const [endedAt, setEndedAt] = useState<number>()
  const isOver = endedAt === deadline || deadline <= Date.now() + clockOffset
  if (isOver && !ended) return null
  return (
    <LinkArea className="countdown-block" link={link}>
      <Icon name="clock" size={20} />
      <Text className="countdown-block-title">{isOver ? ended : title}</Text>
      {!isOver && (
        <Countdown
          className="countdown-block-left"
          deadline={deadline}
          offset={clockOffset}
          onEnd={() => setEndedAt(deadline)}
        />
      )}
    </LinkArea>
  )
}
