import sharp from 'sharp'
import type { PictureType } from './upload'

/** Of 100. At 92 a photo of 12 megapixels keeps its size within a tenth, and looks the same. */
const QUALITY = 92

/** Most pixels that are decoded, four times those of a phone's photo: a small file may claim to have billions. */
const MOST_PIXELS = 50_000_000

/**
 * A still picture of the same type as it is seen, upright and in sRGB, without anything that a file says beside its pixels: where it was
 * taken, when and by which phone (U6). Rejects for bytes that are no picture.
 */
export function cleanPicture(type: PictureType, bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .toFormat(type, type === 'png' ? {} : { quality: QUALITY })
    .toBuffer()
}
