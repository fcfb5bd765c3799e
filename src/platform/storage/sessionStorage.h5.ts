import type { SessionStoragePort } from './ports'

/** Values, as JSON, that a full or forbidden storage refused: kept in memory as long as the page runs. */
const refused = new Map<string, string>()

/** Values for this launch only: the tab's session storage, or memory where that refuses. Values are JSON. */
export const launchStorage: SessionStoragePort = {
  read(key) {
    try {
      const text = refused.get(key) ?? window.sessionStorage.getItem(key)
      return text === null ? undefined : JSON.parse(text)
    } catch {
      // The storage is forbidden, or the text is not JSON and will never be readable.
      launchStorage.remove(key)
      return undefined
    }
  },
  write(key, value) {
    // JSON has no text for some values, such as undefined: they are written as the text `undefined`, which reads as absent.
    const text = String(JSON.stringify(value))
    try {
      window.sessionStorage.setItem(key, text)
      refused.delete(key)
    } catch {
      refused.set(key, text)
    }
  },
  remove(key) {
    refused.delete(key)
    try {
      window.sessionStorage.removeItem(key)
    } catch {
      // A forbidden storage contains nothing that could be removed.
    }
  },
}
