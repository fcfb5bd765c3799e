import { useEffect, useState } from 'react'
import { steadyNow } from '@/lib/steadyClock'

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - steadyNow()) / 1000))

/** Whole seconds left until a moment of the steady clock, counted down once a second; 0 once it has come. */
export function useSecondsLeft(until: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until))
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    // The clock is read once a turn: time passes between two readings, and the timer would end with a second left on the screen.
    const turn = () => {
      const left = secondsUntil(until)
      setSeconds(left)
      if (left === 0) clearInterval(timer)
      return left
    }
    if (turn() > 0) timer = setInterval(turn, 1000)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}
