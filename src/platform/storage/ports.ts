/** Values for this launch only, as JSON and unchecked. Outside this folder: `storedForLaunch`. */
export interface SessionStoragePort {
  /** Undefined where none is kept. */
  read(key: string): unknown
  write(key: string, value: unknown): void
  remove(key: string): void
}
