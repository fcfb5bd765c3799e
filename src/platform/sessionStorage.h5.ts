import type { SessionStoragePort } from './sessionStoragePort'

/** Values for this launch only: the tab's session storage. Values are JSON; a forbidden storage counts as empty. */
export const launchStorage: SessionStoragePort = {
  read<T>(key: string): T | undefined {
    try {
      const text = window.sessionStorage.getItem(key)
      return text === null ? undefined : (JSON.parse(text) as T)
    } catch {
      return undefined
    }
  },
  write(key: string, value: unknown): void {
    try {
      window.sessionStorage.setItem(key, JSON.stringify(value))
    } catch {
      // A private window may refuse; the value then lives as long as its owner.
    }
  },
  remove(key: string): void {
    try {
      window.sessionStorage.removeItem(key)
    } catch {
      // Nothing was kept.
    }
  },
}
