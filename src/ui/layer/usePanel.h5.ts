import { useEffect, useRef } from 'react'
import type { Focusable, UsePanel } from './usePanelPort'

/** Delay before the focus moves, in milliseconds: Taro's H5 components are hidden until they are hydrated, and hidden elements take no focus. */
const drawnAfter = 60

/** In a browser an update costs nothing, so the content is there at once. The panel takes the focus, and keeps it while it is open. */
export const usePanel: UsePanel = () => {
  const ref = useRef<Focusable>(null)
  useEffect(() => {
    const before = document.activeElement
    const focus = () => {
      // A code field takes the focus itself, and digits that are typed meanwhile would be lost.
      if (!ref.current?.contains?.(document.activeElement)) ref.current?.focus?.()
    }
    // Tab leads on into the screen below, which a panel covers; a panel or a message above this one may take the focus.
    const keep = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('.screen-body, .screen-footer, .nav-bar, .taro-tabbar__tabbar'))
        focus()
    }
    const timer = setTimeout(focus, drawnAfter)
    document.addEventListener('focusin', keep)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', keep)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return { ref, hasContent: true }
}
