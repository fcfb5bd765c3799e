import type { OnPayReturn } from './ports'

/**
 * Calls the listener when Back restores this page from the browser's cache. Safari fires no other event for it: it does not report the page
 * as visible again. Returns how to stop listening.
 */
export const onPayReturn: OnPayReturn = (listener) => {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener()
  }
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}
