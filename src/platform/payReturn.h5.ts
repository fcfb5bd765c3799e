import type { OnPayReturn } from './payReturnPort'

/**
 * Calls the listener when Back brings this page out of the browser's cache. Safari tells nothing else of it: it does not
 * report the page as visible again. Answers how to stop.
 */
export const onPayReturn: OnPayReturn = (listener) => {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener()
  }
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}
