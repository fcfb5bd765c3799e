import type { SessionStoragePort } from './sessionStoragePort'

/** Values that a full or forbidden storage refuses, as JSON: memory keeps them as long as the page runs. */
const refused = new Map<string, string>()

/** Values for this launch only: the tab's session storage, or memory where that refuses. Values are JSON. */
export const launchStorage: SessionStoragePort = {
  read(key) {
    try {
      const text = refused.get(key) ?? window.sessionStorage.getItem(key)
      return text === null ? undefined : JSON.parse(text)
    } catch {
      // The storage is forbidden, or the text is no JSON, which nobody could read later either.
      launchStorage.remove(key)
      return undefined
    }
  },
  write(key, value) {
    // JSON has no text for some values, such as undefined: they are written as the word, which reads as absent.
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
      // A forbidden storage keeps nothing that could be removed.
    }
  },
}
