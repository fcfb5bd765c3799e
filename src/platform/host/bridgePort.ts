/** The connection between this page and the native app around it. Messages are JSON texts. */
export interface Bridge {
  /** Sends a message to the app. Throws what the app's own code throws. */
  post(json: string): void
  /** Sets the listener for messages from the app; it replaces the previous one. */
  listen(take: (message: unknown) => void): void
}

/** The bridge of the native app around this page; undefined outside of one. */
export type FindBridge = () => Bridge | undefined
