import { usePullDownRefresh, useReachBottom } from '@tarojs/taro'
import { useLayoutEffect, useRef } from 'react'
import { language } from '@/i18n/language'
import { drop } from '@/lib/drop'
import { endPullDown } from '@/platform/page/pullDown'
import { useApp } from './AppContext'
import { type Shared, usePage } from './PageContext'

/** Methods of a store that a page calls. */
interface ScreenStore {
  /** Loads the data that the screen needs and does not have: at first, and after a sign-in. Public data is kept, and so are the customer's choices. */
  load?(): unknown
  /** The screen comes to the front. `isFirst`: no reload is needed, because `load` has just run. */
  show?(visit: { isFirst: boolean }): unknown
  /** The screen is covered or left. */
  hide?(): unknown
  /** Reloads everything and keeps the old values until then: the customer pulled down, or the language has changed. */
  refresh?(): unknown
  /** The end of the page has been reached by scrolling. */
  loadMore?(): unknown
  /** Clears the data of the customer who left; for pages that outlive a session, whose store is not replaced. */
  forget?(): unknown
  /** The screen is closed: calls in progress are ignored, timers end. Without it the stores in its fields are dropped (`lib/drop`). */
  drop?(): unknown
  /** Share data of this page. */
  share?(): Shared
}

/**
 * A store that exists as long as this screen is open: created once, loaded, dropped at the end. A route may be open twice. The store is
 * created again when the customer leaves (U3) and loaded again when one signs in; a hidden screen does so when it is shown again. A page
 * that needs a login loads nothing before a customer is signed in.
 */
export function useScreenStore<S extends object>(make: () => S & ScreenStore): S {
  const { route, visit, shareWith } = usePage()
  const now = language()
  const hasLogin = useApp().hasLogin()
  const isOpen = hasLogin || route.login === 'optional'
  const isHidden = visit === 'hidden'
  const isShown = isOpen && visit === 'shown'
  const store = useOwnStore(make, route.outlivesSession === true)
  const life = useRef<Life>({ isFresh: false })
  // These effects run before the browser paints the skeleton, so that the requests are under way while it does.
  useLayoutEffect(() => {
    if (!isOpen || isHidden) return
    const before = life.current.loaded
    life.current.loaded = { store, hasLogin, language: now }
    const isNew = before?.store !== store
    if (!isNew && before.hasLogin === hasLogin && before.language === now) return
    life.current.isFresh = life.current.shown !== store
    // The server's texts are in the language of the call; the old ones stay until the reload.
    if (!isNew && before.language !== now && store.refresh) store.refresh()
    else store.load?.()
  }, [store, isOpen, hasLogin, isHidden, now])
  useLayoutEffect(() => {
    if (!isShown) return
    const { current } = life
    current.shown = store
    store.show?.({ isFirst: current.isFresh })
    current.isFresh = false
    return () => {
      current.shown = undefined
      store.hide?.()
    }
  }, [store, isShown])
  useLayoutEffect(() => () => drop(store), [store])
  useLayoutEffect(() => shareWith(store.share && (() => store.share?.() ?? {})), [store, shareWith])
  useReachBottom(() => void store.loadMore?.())
  usePullDownRefresh(() => {
    if (store.refresh) void Promise.resolve(store.refresh()).then(endPullDown)
  })
  return store
}

/** The state of a page's store. */
interface Life {
  /** Store, login state and language of the last load. */
  loaded?: { store: ScreenStore; hasLogin: boolean; language: string }
  /** The store that is on the screen. */
  shown?: ScreenStore
  /** It was loaded and has not been shown since. */
  isFresh: boolean
}

/** One store per customer; a store that outlives the session clears the customer's data. */
function useOwnStore<S extends ScreenStore>(make: () => S, outlives: boolean): S {
  const endedSessions = useApp().endedSessions()
  const held = useRef<{ store: S; endedSessions: number } | undefined>(undefined)
  if (!held.current || (!outlives && held.current.endedSessions !== endedSessions))
    held.current = { store: make(), endedSessions }
  const { store } = held.current
  useLayoutEffect(() => {
    if (!held.current || held.current.endedSessions === endedSessions) return
    held.current.endedSessions = endedSessions
    held.current.store.forget?.()
  }, [endedSessions])
  return store
}
