import { count, type Fields, fieldsOf } from '@/lib/parsers'

/** For whom an answer was: texts are in the language of a call, and offers depend on the theme. */
export interface Audience {
  language: string
  innerApp: string
}

/** An answer as the device keeps it. */
export interface KeptAnswer extends Audience {
  /** When it came, by the device's clock, in milliseconds since 1970. */
  at: number
  fields: object
}

/** What is read of one. */
export interface LastFields {
  /** When the answer came, by the device's clock, in milliseconds since 1970. */
  at: number
  fields: Fields
}

/** How long an answer is shown again, in milliseconds: seven days. */
const lifetime = 7 * 24 * 3_600_000

/** The key of a call's answer on the device. The page's own script reads it, too, before the app starts (`config/firstFrame`). */
export const keptKey = (path: string): string => `last${path}`

/** Reads what is kept of an answer; undefined where it is none, was for another audience, is too old, or comes from the future. */
export function readKept(kept: unknown, { language, innerApp }: Audience, now: number): LastFields | undefined {
  const { at, fields, ...audience } = fieldsOf(kept) ?? {}
  const time = count(at)
  const known = fieldsOf(fields)
  const isOwn = audience.language === language && audience.innerApp === innerApp
  if (time === undefined || !known || !isOwn || time > now || now - time > lifetime) return undefined
  return { at: time, fields: known }
}
