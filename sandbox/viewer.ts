import type { Lang } from './language'

/** For whom an answer is written: his language, the public address that pictures start with, and the moment, which makes prices. */
export interface Viewer {
  lang: Lang
  origin: string
  now: Date
}

/** Public address of a generated picture. */
export const pictureOf = (kind: string, id: string, origin: string): string => `${origin}/pictures/${kind}/${id}.png`
