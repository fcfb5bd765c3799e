import { useEffect, useState } from 'react'
import { countdown } from '@/lib/date'
import { serverNow } from '@/lib/serverClock'
import { useLatest } from '@/ui/hooks/useLatest'
import { Text, type TextLook } from './Text'

interface CountdownProps extends TextLook {
  /** The moment at which it ends, by the server's clock; milliseconds since 1970. */
  deadline: number
  /** Called once when the time has run out; once more where the server has corrected its clock and the time runs out again. */
  onEnd?: () => void
}

const leftUntil = (deadline: number) => Math.max(0, deadline - serverNow())

/** Remaining time by the server's clock as `14:59`, or `23:00:00` from one hour on. It re-renders only itself, once a second. */
export function Countdown({ deadline, onEnd, ...look }: CountdownProps) {
  const [msLeft, setLeft] = useState(() => leftUntil(deadline))
  const latestEnd = useLatest(onEnd)
  useEffect(() => {
    let before = leftUntil(deadline)
    setLeft(before)
    // It runs on after the end: an answer of the server may say that there is time left after all (N3).
    const timer = setInterval(() => {
      const now = leftUntil(deadline)
      const hasEnded = before > 0 && now === 0
      before = now
      setLeft(now)
      if (hasEnded) latestEnd.current?.()
    }, 1000)
    return () => clearInterval(timer)
  }, [deadline, latestEnd])
  const { hours, minutes, seconds } = countdown(msLeft)
  return (
    <Text {...look} tabular role="timer">
      {hours === '00' ? '' : `${hours}:`}
      {minutes}:{seconds}
    </Text>
  )
}
