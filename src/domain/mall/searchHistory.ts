import * as storage from '@/platform/storage'

const key = 'mallSearchHistory'
const most = 10

/** Words a visitor searched for on this device, newest first. The words of a signed-in customer are kept by the server alone. */
export function visitorHistory(): string[] {
  const stored = storage.read<unknown>(key)
  return Array.isArray(stored) ? stored.filter((word): word is string => typeof word === 'string').slice(0, most) : []
}

/** Puts a word at the front; it appears once, and the oldest goes when there are more than ten. */
export function rememberForVisitor(word: string): void {
  storage.write(key, [word, ...visitorHistory().filter((one) => one !== word)].slice(0, most))
}

/** Forgets a visitor's words. */
export function forgetVisitorHistory(): void {
  storage.remove(key)
}
