import { useRef } from 'react'

/** The newest value in a box that stays the same, for timers and effects that outlive the drawing which started them. */
export function useLatest<T>(value: T): { readonly current: T } {
  const box = useRef(value)
  box.current = value
  return box
}
