import type { SessionStoragePort } from './ports'

const memory = new Map<string, string>()

/** Values for this launch only: mini-programs keep them in memory (D-08). Values are JSON. */
export const launchStorage: SessionStoragePort = {
  read(key) {
    const text = memory.get(key)
    return text === undefined ? undefined : JSON.parse(text)
  },
  write(key, value) {
    memory.set(key, JSON.stringify(value))
  },
  remove(key) {
    memory.delete(key)
  },
}
