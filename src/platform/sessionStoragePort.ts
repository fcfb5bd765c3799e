/** Values for this launch only, as JSON. */
export interface SessionStoragePort {
  /** Undefined where none is kept. */
  read<T>(key: string): T | undefined
  write(key: string, value: unknown): void
  remove(key: string): void
}
