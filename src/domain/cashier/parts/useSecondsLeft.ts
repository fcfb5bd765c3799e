import { useEffect, useState } from 'react'
import { steadyNow } from '@/lib/steadyClock'

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - steadyNow()) / 1000))

/** Whole seconds left until a moment of the steady clock, counted down once a second; 0 once it has come. */
export function useSecondsLeft(until: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until))
  useEffect(() => {
    setSeconds(secondsUntil(until))
    if (secondsUntil(until) === 0) return
    const timer = setInterval(() => {
      setSeconds(secondsUntil(until))
      if (secondsUntil(until) === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}
