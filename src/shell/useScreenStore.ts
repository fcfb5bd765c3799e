import { useEffect, useRef } from 'react'
import { language } from '@/i18n/language'
import { useApp } from './AppContext'

interface ScreenStore {
  /** Loads what the screen stands on. */
  load?(): unknown
  /** The screen is gone: answers under way are ignored, timers end. */
  drop?(): void
}

/**
 * A store for as long as this screen is open: made once, loaded when the gate is open, dropped at the end. A route may be open twice.
 * @param gate whether somebody is signed in, on a page for customers alone: there the next customer gets a store of his own (U3)
 */
export function useScreenStore<S extends ScreenStore>(make: () => S, gate?: boolean): S {
  const isOpen = gate ?? true
  const store = useOwnStore(make, gate !== undefined)
  useEffect(() => {
    if (!isOpen) return
    store.load?.()
    return () => store.drop?.()
  }, [store, isOpen])
  useReloadOnSwitch(store, isOpen)
  return store
}

/** One store for the life of the page, or for as long as its customer is here. */
function useOwnStore<S>(make: () => S, isPersonal: boolean): S {
  const departures = useApp().departures()
  const held = useRef<{ store: S; departures: number } | undefined>(undefined)
  if (!held.current || (isPersonal && held.current.departures !== departures)) {
    held.current = { store: make(), departures }
  }
  return held.current.store
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
