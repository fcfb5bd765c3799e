/** What customers are told while the code of a page is fetched. */
export interface PageCodeListener {
  /** A page has been awaited for longer than a moment; `false` once nothing is awaited any more. */
  slow(isSlow: boolean): void
  /** The page that was asked for did not come; everything stays as it was, and asking again tries again. */
  failed(reason: PageCodeFailure): void
  /** The page that the visit starts with did not come, so nothing is on the screen; `undefined` once there is something. */
  stranded(retry: (() => void) | undefined): void
}

/** Why a page did not come: its server was not reached, or not within a minute. */
export type PageCodeFailure = 'offline' | 'timeout'

/** A page that is to be opened. */
export interface AwaitedPage {
  /** Inside the app, with its query. */
  address: string
  /** Whether it takes the place of the page on the screen, so that Back does not return there. */
  isInPlace: boolean
  /** Whether it is a tab, which is switched to and may lie on the stack already. */
  isTab: boolean
  open(): void
}

/** The code of pages, where a page is fetched when it is first opened. */
export interface PageCodePort {
  /**
   * Opens a page once its code is here: at once where it is here already. Of pages asked for while one is on its way the last is
   * opened. Where a newer version of the app has taken the place of this one, so that the code is gone, its address is loaded anew.
   */
  arrive(page: AwaitedPage): void
  /** Tells how it goes from now on; one listener, for as long as the app runs. */
  watch(listener: PageCodeListener): void
}
