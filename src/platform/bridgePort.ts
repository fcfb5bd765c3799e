/** What stands between this page and the native app around it. Messages are JSON texts. */
export interface Bridge {
  /** Hands a message to the app. Throws what the app's own code throws. */
  post(json: string): void
  /** Takes everything the app calls in with; the last listener counts. */
  listen(take: (message: unknown) => void): void
}

/** The bridge of the native app around this page; undefined outside of one. */
export type FindBridge = () => Bridge | undefined
