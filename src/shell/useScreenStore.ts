import { useRouter } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { language } from '@/i18n/language'
import { routeAt } from '@/routes'
import { useApp } from './AppContext'

interface ScreenStore {
  /** Loads what the screen stands on. */
  load?(): unknown
  /** The screen is gone: answers under way are ignored, timers end. */
  drop?(): void
}

/**
 * A store for as long as this screen is open: made once, loaded, dropped at the end. A route may be open twice. Where the route is
 * for customers alone, it is loaded once somebody is signed in, and the next customer gets a store of his own (U3).
 */
export function useScreenStore<S extends ScreenStore>(make: () => S): S {
  const isPersonal = routeAt(useRouter().path.split('?')[0] ?? '')?.login === 'required'
  const hasLogin = useApp().hasLogin()
  const isOpen = hasLogin || !isPersonal
  const store = useOwnStore(make, isPersonal)
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
