/** Values for this launch only, as JSON and unchecked. Outside this folder: `storedForLaunch`. */
export interface SessionStoragePort {
  /** Undefined where none is kept. */
  read(key: string): unknown
  write(key: string, value: unknown): void
  remove(key: string): void
}

/** The last answers of calls, for the next visit; unchecked. */
export interface LastAnswersPort {
  /** Undefined where none is kept. */
  read(key: string): unknown
  /** Keeps an answer once the screen has its content. */
  write(key: string, answer: object): void
}
