/** Gives `count` random decimal digits. */
type RandomDigits = (count: number) => string

/**
 * `count` decimal digits for ids that only distinguish calls and visitors. Math.random is enough: guessing such an id has no value, and it
 * must exist before a host has returned its asynchronous random bytes. Never use it for keys, codes or tokens.
 */
export function randomDigits(count: number): string {
  let digits = ''
  while (digits.length < count) digits += Math.floor(Math.random() * 10)
  return digits
}

/** The device's own time, in its zone, as 14 digits: `yyyyMMddHHmmss` with 24 hours. No customer reads it as a day. */
const timestamp14 = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate(), now.getHours(), now.getMinutes(), now.getSeconds()]
    .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'))
    .join('')

/** The id of one call: device time as 14 digits, then 6 random ones. */
export function makeTraceId(now: Date, digits: RandomDigits): string {
  return timestamp14(now) + digits(6)
}

/** The id of a visitor without a login: device time as 14 digits, then 18 random ones. */
export function makeAnonymousId(now: Date, digits: RandomDigits): string {
  return timestamp14(now) + digits(18)
}

/** The id of a session, 32 random digits; the caller stores it locally. */
export function makeSessionId(digits: RandomDigits): string {
  return digits(32)
}
