import type { SessionStoragePort } from './sessionStoragePort'

const memory = new Map<string, string>()

/** Values for this launch only: mini-programs keep them in memory. Values are JSON. */
export const launchStorage: SessionStoragePort = {
  read<T>(key: string): T | undefined {
    const text = memory.get(key)
    return text === undefined ? undefined : (JSON.parse(text) as T)
  },
  write(key: string, value: unknown): void {
    memory.set(key, JSON.stringify(value))
  },
  remove(key: string): void {
    memory.delete(key)
  },
}
