import type { Audience, LastFields } from './keptAnswer'

/** Values for this launch only, as JSON and unchecked. Outside this folder: `storedForLaunch`. */
export interface SessionStoragePort {
  /** Undefined where none is kept. */
  read(key: string): unknown
  write(key: string, value: unknown): void
  remove(key: string): void
}

/** The last answers of calls, for the next visit. */
export interface LastAnswersPort {
  /** The fields that are kept of a call's answer, unchecked; undefined where none is kept for this audience, or only an old one. */
  read(path: string, audience: Audience): LastFields | undefined
  /** Keeps fields of an answer once the screen has its content. */
  write(path: string, audience: Audience, fields: object): void
}
