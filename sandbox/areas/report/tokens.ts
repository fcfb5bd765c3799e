import { randomBytes } from 'node:crypto'

/** How long a report token serves, in seconds. */
export const tokenLife = 2 * 60 * 60

const endsAt = new Map<string, number>()

/** A new report token. Tokens live as long as the process, so that a client must cope with one that is no longer known. */
export function makeToken(now: Date): string {
  for (const [token, end] of endsAt) if (end <= now.getTime()) endsAt.delete(token)
  const token = randomBytes(24).toString('hex')
  endsAt.set(token, now.getTime() + tokenLife * 1000)
  return token
}

/** Whether a report token is known and still serves. */
export const isToken = (token: string | undefined, now: Date): boolean =>
  token !== undefined && (endsAt.get(token) ?? 0) > now.getTime()
