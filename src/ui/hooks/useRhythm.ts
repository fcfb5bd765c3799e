import { useEffect, useState } from 'react'

/**
 * Alternates between a pause and a move without end, while it is on; `turn` counts the finished moves.
 * @param rest length of a pause, in milliseconds
 * @param move length of a move, in milliseconds
 */
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
