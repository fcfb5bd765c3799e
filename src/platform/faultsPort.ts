/** What went wrong where nobody caught it. */
export interface FaultListener {
  /** An error of a script, with its stack where the host knows it, or a resource that did not come. */
  error(message: string): void
  rejection(reason: unknown): void
}

/** Listens for uncaught errors for as long as the app runs. */
export type WatchFaults = (listener: FaultListener) => void
