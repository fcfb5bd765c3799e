import type { SessionStoragePort } from './sessionStoragePort'

/** Stands in for a storage that is full or forbidden, as long as the page runs: the values it refused, as JSON. */
const refused = new Map<string, string>()

/** Values for this launch only: the tab's session storage, or memory where that refuses. Values are JSON. */
export const launchStorage: SessionStoragePort = {
  read<T>(key: string): T | undefined {
    try {
      const text = refused.get(key) ?? window.sessionStorage.getItem(key)
      return text === null ? undefined : (JSON.parse(text) as T)
    } catch {
      return undefined
    }
  },
  write(key: string, value: unknown): void {
    // What JSON has no text for is written as the storage would, and reads as nothing.
    const text = String(JSON.stringify(value))
    try {
      window.sessionStorage.setItem(key, text)
      refused.delete(key)
    } catch {
      refused.set(key, text)
    }
  },
  remove(key: string): void {
    refused.delete(key)
    try {
      window.sessionStorage.removeItem(key)
    } catch {
      // Nothing was kept.
    }
  },
}
