import { makeSessionId, randomDigits } from '@/lib/trace'
import * as storage from '@/platform/storage'

const key = 'sessionId'
let made: string | undefined

/** The session id: 32 random digits, made on first use and stored. Call it only after the privacy notice is accepted. */
export function sessionId(): string {
  const stored = storage.read<string>(key)
  if (typeof stored === 'string' && /^\d{32}$/.test(stored)) return stored
  // Without a working storage the id lasts as long as the app runs; it must not differ from call to call.
  made ??= makeSessionId(randomDigits)
  storage.write(key, made)
  return made
}

/** Deletes the session id, when the customer takes their consent back. */
export function forgetSessionId(): void {
  made = undefined
  storage.remove(key)
}
