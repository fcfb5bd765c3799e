import type { Language } from '../../src/i18n/language'
import type { FirstRead } from './reads'

/** The frame that is shown. */
export interface Shown {
  reads: readonly FirstRead[]
  language: Language
  innerApp: 'xyf' | 'xbt'
  /** Shows the screen's large picture in its place; undefined where there is none. The app starts after it. */
  showPicture(src: string | undefined): void
}

/**
 * Where the script that shows a frame leaves it for the script that reads ahead. They are two, so that the frame is painted without the hash of
 * the signature, which comes in a later packet of `index.html`.
 */
export const handOver: { firstFrame?: Shown | undefined } = globalThis as { firstFrame?: Shown }
