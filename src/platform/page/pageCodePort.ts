/** What customers are shown while the code of a page is loading. */
export interface PageCodeListener {
  /** A page has been loading for longer than the first limit of R-13; `false` once no page is loading. */
  slow(isSlow: boolean): void
  /**
   * The requested page failed to load; everything stays as it was, and a new request tries again.
   * @param again opens a tab that is still the last page requested; undefined for other pages, which would cover what is read meanwhile
   */
  failed(reason: PageCodeFailure, again?: () => void): void
  /** The page that the visit starts with failed to load, so nothing is on the screen; `undefined` once something is. */
  stranded(retry: (() => void) | undefined): void
}

/** Why a page failed to load: its server was not reached, or did not answer within a minute. */
export type PageCodeFailure = 'offline' | 'timeout'

/** A page that should be opened. */
export interface AwaitedPage {
  /** Address inside the app, with its query. */
  address: string
  /** Whether it replaces the current page, so that Back does not return there. */
  isInPlace: boolean
  /** Whether it is a tab, which is switched to and may already be in the stack. */
  isTab: boolean
  open(): void
}

/** The code of pages on hosts that load each page's code when it is first opened. */
export interface PageCodePort {
  /**
   * Opens a page once its code is loaded: at once where it is already loaded. When several pages are requested during loading, only the
   * last is opened. Where a newer version of the app was deployed, so that the code no longer exists, the address is reloaded.
   */
  arrive(page: AwaitedPage): void
  /** Reports the loading state from now on; one listener, for as long as the app runs. */
  watch(listener: PageCodeListener): void
}
