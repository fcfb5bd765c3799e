import { usePullDownRefresh, useReachBottom } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { language } from '@/i18n/language'
import { endPullDown } from '@/platform/pullDown'
import { useApp } from './AppContext'
import { type Shared, usePage } from './PageContext'

/** What a page drives of its store. */
interface ScreenStore {
  /** Loads what the screen needs and lacks: at first, and after a sign-in. What is public stays, and so do choices. */
  load?(): unknown
  /** The screen has come to the front. `isFirst`: nothing need be read anew, since `load` has just run. */
  show?(visit: { isFirst: boolean }): unknown
  /** The screen is covered or left. */
  hide?(): unknown
  /** Reads everything anew and keeps the old values until then: pulled down by the customer, or the language has changed. */
  refresh?(): unknown
  /** The end of the page has been scrolled to. */
  loadMore?(): unknown
  /** Forgets what belongs to the customer who left; for pages that outlive a session, whose store is not made anew. */
  forget?(): unknown
  /** The screen is closed: answers under way are ignored, timers end. */
  drop?(): unknown
  /** What is shared of this page. */
  share?(): Shared
}

/**
 * A store for as long as this screen is open: made once, loaded, dropped at the end. A route may be open twice. It is made anew when
 * the customer leaves (U3) and loaded once more when one signs in; a hidden screen does so when it is shown again. A page for
 * customers alone loads nothing before somebody is signed in.
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
  useEffect(() => {
    if (!isOpen || isHidden) return
    const before = life.current.loaded
    life.current.loaded = { store, hasLogin, language: now }
    const isNew = before?.store !== store
    if (!isNew && before.hasLogin === hasLogin && before.language === now) return
    life.current.isFresh = life.current.shown !== store
    // The server's texts come in the language of the call; the old ones stay until then.
    if (!isNew && before.language !== now && store.refresh) store.refresh()
    else store.load?.()
  }, [store, isOpen, hasLogin, isHidden, now])
  useEffect(() => {
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
  useEffect(() => () => void store.drop?.(), [store])
  useEffect(() => shareWith(store.share && (() => store.share?.() ?? {})), [store, shareWith])
  useReachBottom(() => void store.loadMore?.())
  usePullDownRefresh(() => {
    if (store.refresh) void Promise.resolve(store.refresh()).then(endPullDown)
  })
  return store
}

/** Where the store of a page stands in its life. */
interface Life {
  /** What it was loaded for last. */
  loaded?: { store: ScreenStore; hasLogin: boolean; language: string }
  /** The store that is on the screen. */
  shown?: ScreenStore
  /** It was loaded and not shown since. */
  isFresh: boolean
}

/** One store for as long as its customer is here; one that outlives the session forgets them. */
function useOwnStore<S extends ScreenStore>(make: () => S, outlives: boolean): S {
  const endedSessions = useApp().endedSessions()
  const held = useRef<{ store: S; endedSessions: number } | undefined>(undefined)
  if (!held.current || (!outlives && held.current.endedSessions !== endedSessions))
    held.current = { store: make(), endedSessions }
  const { store } = held.current
  useEffect(() => {
    if (!held.current || held.current.endedSessions === endedSessions) return
    held.current.endedSessions = endedSessions
    held.current.store.forget?.()
  }, [endedSessions])
  return store
}
