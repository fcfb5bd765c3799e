/** An error that no code caught. */
export interface FaultListener {
  /** A script error, with its stack where the host gives it, or a resource that failed to load. */
  error(message: string): void
  rejection(reason: unknown): void
}

/** Listens for uncaught errors for as long as the app runs. */
export type WatchFaults = (listener: FaultListener) => void
