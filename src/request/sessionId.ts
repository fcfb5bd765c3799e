import { text } from '@/lib/parsers'
import { makeSessionId, randomDigits } from '@/lib/trace'
import { stored } from '@/platform/storage/stored'

const storedId = stored('sessionId', (value) => text(value, 32, /^\d{32}$/))
let made: string | undefined

/** The session id: 32 random digits, made on first use and stored. Call it only after the privacy notice is accepted. */
export function sessionId(): string {
  const kept = storedId.read()
  if (kept !== undefined) return kept
  // Where the storage refuses, the id is the same for all calls as long as the app runs.
  made ??= makeSessionId(randomDigits)
  storedId.write(made)
  return made
}

/** Forgets the session id, together with the consent under which it was made. */
export function forgetSessionId(): void {
  made = undefined
  storedId.remove()
}
