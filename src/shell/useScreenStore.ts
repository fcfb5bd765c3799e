import { useEffect, useRef, useState } from 'react'
import { language } from '@/i18n/language'

interface ScreenStore {
  /** Loads what the screen stands on. */
  load?(): unknown
  /** The screen is gone: answers under way are ignored, timers end. */
  drop?(): void
}

/** A store for as long as this screen is open: made once, loaded when the gate is open, dropped at the end. A route may be open twice. */
export function useScreenStore<S extends ScreenStore>(make: () => S, isOpen = true): S {
  const [store] = useState(make)
  useEffect(() => {
    if (!isOpen) return
    store.load?.()
    return () => store.drop?.()
  }, [store, isOpen])
  useReloadOnSwitch(store, isOpen)
  return store
}

/** The server's texts come in the language of the call, so a switch loads them anew; the old ones stay until then. */
function useReloadOnSwitch(store: ScreenStore, isOpen: boolean): void {
  const now = language()
  const loadedIn = useRef(now)
  useEffect(() => {
    if (loadedIn.current === now) return
    loadedIn.current = now
    if (isOpen) store.load?.()
  }, [store, isOpen, now])
}
