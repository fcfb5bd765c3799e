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

/** The code of pages, where a page is fetched when it is first opened. */
export interface PageCodePort {
  /**
   * Calls `open` once the code of the page at `path` is here: at once where it is here already. Of pages asked for while one is
   * on its way the last is opened.
   */
  arrive(path: string, open: () => void): void
  /** Tells how it goes from now on; one listener, for as long as the app runs. */
  watch(listener: PageCodeListener): void
}
