import { Text } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { countdown } from '@/lib/date'
import { useLatest } from './useLatest'

interface CountdownProps {
  /** The moment it runs to, by the server's clock, in milliseconds. */
  deadline: number
  /** Server clock minus device clock, in milliseconds. */
  offset: number
  /** Called once when the time is over. */
  onEnd?: () => void
  className?: string
}

const leftUntil = (deadline: number, offset: number) => deadline - (Date.now() + offset)

/** Time left as `14:59`, with hours in front where there are any. It draws only itself anew, once a second. */
export function Countdown({ deadline, offset, onEnd, className }: CountdownProps) {
  const [msLeft, setLeft] = useState(() => leftUntil(deadline, offset))
  const latestEnd = useLatest(onEnd)
  useEffect(() => {
    const left = () => leftUntil(deadline, offset)
    setLeft(left())
    if (left() <= 0) return
    const timer = setInterval(() => {
      const now = left()
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      latestEnd.current?.()
    }, 1000)
    return () => clearInterval(timer)
  }, [deadline, offset, latestEnd])
  const { hours, minutes, seconds } = countdown(msLeft)
  return (
    <Text className={className} role="timer">
      {hours === '00' ? '' : `${hours}:`}
      {minutes}:{seconds}
    </Text>
  )
}
