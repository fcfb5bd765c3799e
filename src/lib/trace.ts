import { timestamp14 } from './date'

/** Gives `count` random decimal digits. */
type RandomDigits = (count: number) => string

/**
 * `count` decimal digits for ids that only tell calls and visitors apart. Math.random is enough: nobody gains anything by
 * guessing such an id, and it must be there before a host has answered for its asynchronous random bytes. Never use it
 * for keys, codes or tokens.
 */
export function randomDigits(count: number): string {
  let digits = ''
  while (digits.length < count) digits += Math.floor(Math.random() * 10)
  return digits
}

/** The id of one call: device time as 14 digits, then 6 random ones. */
export function makeTraceId(now: Date, digits: RandomDigits): string {
  return timestamp14(now) + digits(6)
}

/** The id of a visitor without a login: device time as 14 digits, then 18 random ones. */
export function makeAnonymousId(now: Date, digits: RandomDigits): string {
  return timestamp14(now) + digits(18)
}

/** The id of a session, 32 random digits; the caller keeps it locally. */
export function makeSessionId(digits: RandomDigits): string {
  return digits(32)
}
