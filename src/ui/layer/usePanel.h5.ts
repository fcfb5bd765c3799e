import { useEffect, useRef } from 'react'
import type { Focusable, UsePanel } from './usePanelPort'

/** Delay before the focus moves, in milliseconds: Taro's H5 components are hidden until they are hydrated, and hidden elements take no focus. */
const drawnAfter = 60

/** In a browser an update costs nothing, so the content is there at once. The panel takes the focus while it is open. */
export const usePanel: UsePanel = () => {
  const ref = useRef<Focusable>(null)
  useEffect(() => {
    const before = document.activeElement
    const timer = setTimeout(() => {
      // A code field takes the focus itself, and digits that are typed meanwhile would be lost.
      if (!ref.current?.contains?.(document.activeElement)) ref.current?.focus?.()
    }, drawnAfter)
    return () => {
      clearTimeout(timer)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return { ref, hasContent: true }
}
