import type { Lang } from './language'
import type { PictureKind } from './pictures/widths'

/** What an answer depends on beside its data: the caller's language, the public address of pictures, and the time, which decides prices. */
export interface Viewer {
  lang: Lang
  origin: string
  now: Date
}

/** Public address of a generated picture. */
export const pictureOf = (kind: PictureKind, id: string, origin: string): string =>
  `${origin}/pictures/${kind}/${id}.png`
