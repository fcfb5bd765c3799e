import type { Parser } from '@/lib/parsers'
import { launchStorage } from './sessionStorage'
import { read, remove, write } from './storage'

/** One value that is kept under a key. */
export interface Stored<T> {
  /** The value; undefined where there is none. A value that the parser refuses is removed and counts as absent. */
  read(): T | undefined
  /** Keeps a value. Returns false where the parser refuses it or the host cannot store it. */
  write(value: T): boolean
  remove(): void
}

/** A storage of unchecked values. Only the device's storage reports whether it has stored a value. */
interface RawStorage {
  read(key: string): unknown
  write(key: string, value: unknown): unknown
  remove(key: string): void
}

const deviceStorage: RawStorage = { read, write, remove }

/**
 * A value on this device, kept over restarts. Another version of the app, or a person with a browser's developer tools, may have written
 * under its key, so every value that is read passes the parser.
 */
export const stored = <T>(key: string, parser: Parser<T>): Stored<T> => checked(deviceStorage, key, parser)

/** A value for this launch of the app, checked in the same way. */
export const storedForLaunch = <T>(key: string, parser: Parser<T>): Stored<T> => checked(launchStorage, key, parser)

/** Removes values by their keys alone: the code that declares and reads them may not be loaded. */
export function removeStored({ device, launch }: Record<'device' | 'launch', readonly string[]>): void {
  for (const key of device) remove(key)
  for (const key of launch) launchStorage.remove(key)
}

function checked<T>(raw: RawStorage, key: string, parser: Parser<T>): Stored<T> {
  return {
    read() {
      const found = raw.read(key)
      if (found === undefined) return undefined
      const value = parser(found)
      if (value === undefined) raw.remove(key)
      return value
    },
    write: (value) => parser(value) !== undefined && raw.write(key, value) !== false,
    remove: () => raw.remove(key),
  }
}
