import { useRef } from 'react'

/** A stable ref that holds the value of the latest render, for timers and effects that run after later renders. */
export function useLatest<T>(value: T): { readonly current: T } {
  const box = useRef(value)
  box.current = value
  return box
}
