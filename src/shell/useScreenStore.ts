import { useEffect, useState } from 'react'

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
  return store
}
