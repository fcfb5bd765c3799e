import { useEffect, useState } from 'react'

/** Rests and moves in turn for ever. @param rest how long it stands @param move how long a move takes; both milliseconds */
export function useRhythm(isOn: boolean, rest: number, move: number): { isMoving: boolean; turn: number } {
  const [beat, setBeat] = useState(0)
  const isMoving = beat % 2 === 1
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setBeat(beat + 1), isMoving ? move : rest)
    return () => clearTimeout(timer)
  }, [isOn, isMoving, beat, rest, move])
  return { isMoving, turn: Math.floor(beat / 2) }
}
