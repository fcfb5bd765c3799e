import { useEffect, useRef } from 'react'
import type { Focusable, UsePanel } from './usePanelPort'

/** Delay before the focus moves, in milliseconds: Taro's H5 components are hidden until they are hydrated, and hidden elements take no focus. */
const drawnAfter = 60

/** In a browser an update costs nothing, so the content is there at once, and the panel takes the focus. */
export const usePanel: UsePanel = () => {
  const ref = useRef<Focusable>(null)
  useEffect(() => {
    const timer = setTimeout(() => ref.current?.focus?.(), drawnAfter)
    return () => clearTimeout(timer)
  }, [])
  return { ref, hasContent: true }
}
