import { makeSessionId, randomDigits } from '@/lib/trace'
import * as storage from '@/platform/storage'

const key = 'sessionId'
let made: string | undefined

/** The session id: 32 random digits, made when first asked for and kept locally. Ask only after the privacy notice was accepted. */
export function sessionId(): string {
  const stored = storage.read<string>(key)
  if (typeof stored === 'string' && /^\d{32}$/.test(stored)) return stored
  // A storage that refuses must not make every call a session of its own.
  made ??= makeSessionId(randomDigits)
  storage.write(key, made)
  return made
}

/** Forgets the session id, with the consent under which it was made. */
export function forgetSessionId(): void {
  made = undefined
  storage.remove(key)
}
