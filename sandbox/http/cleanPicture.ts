import sharp from 'sharp'
import { workOnPicture } from './pictureWork'
import type { PictureType } from './upload'

/** Of 100. At 92 a photo of 12 megapixels keeps its size within a tenth, and looks the same. */
const QUALITY = 92

/** Most pixels of a picture, twice those of a phone's usual photo: a small file may claim to have billions. */
const MOST_PIXELS = 25_000_000

/** Effort of WebP's encoder, 0 to 6: at the default of 4 a picture of the most pixels takes twice as long, and is hardly smaller. */
const EFFORT = 1

/** Whether a picture has too many pixels by the head of its file; nothing is decoded. Rejects for bytes that are no picture. */
export async function hasTooManyPixels(bytes: Buffer): Promise<boolean> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return width * height > MOST_PIXELS
}

const options = { png: {}, jpeg: { quality: QUALITY }, webp: { quality: QUALITY, effort: EFFORT } }

/**
 * A still picture of the same type as it is seen, upright and in sRGB, without anything that a file says beside its pixels: where it was
 * taken, when and by which phone (U6). Rejects for bytes that are no picture.
 */
export function cleanPicture(type: PictureType, bytes: Buffer): Promise<Buffer> {
  return workOnPicture(() =>
    sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient().toFormat(type, options[type]).toBuffer(),
  )
}
