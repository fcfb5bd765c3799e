import { Text } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { countdown } from '@/lib/date'
import { useLatest } from './useLatest'

interface CountdownProps {
  /** The moment at which it ends, by the server's clock; milliseconds since 1970. */
  deadline: number
  /** Server clock minus device clock, in milliseconds. */
  offset: number
  /** Called once when the time has run out. */
  onEnd?: () => void
  className?: string
}

const leftUntil = (deadline: number, offset: number) => deadline - (Date.now() + offset)

/** Remaining time as `14:59`, or `23:00:00` from one hour on. It re-renders only itself, once a second. */
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
