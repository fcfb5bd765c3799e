import sharp from 'sharp'
import { workOnPicture } from '../../../http/pictureWork'

/** Grey values of a picture, one byte for each pixel, row by row. */
export interface Grey {
  width: number
  height: number
  pixels: Uint8Array
}

/** Grey values of a picture whose longer side has at most `longest` pixels; a smaller picture stays as it is. */
export async function greyOf(bytes: Buffer, longest: number): Promise<Grey> {
  const { data, info } = await workOnPicture(() =>
    sharp(bytes)
      .flatten({ background: '#FFFFFF' })
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  return { width: info.width, height: info.height, pixels: data }
}

/** Mean light of a picture, 0 for black to 255 for white. */
export const lightOf = ({ pixels }: Grey): number => pixels.reduce((sum, value) => sum + value, 0) / pixels.length

/**
 * How sharp a picture is: the variance of its Laplacian, the difference of each pixel from its four neighbours. A picture with clear edges has
 * hundreds, a blurred one few. Only values of pictures of the same size can be compared.
 */
export function sharpnessOf({ width, height, pixels }: Grey): number {
  let sum = 0
  let squares = 0
  const at = (index: number) => pixels[index] ?? 0
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const place = y * width + x
      const value = 4 * at(place) - at(place - 1) - at(place + 1) - at(place - width) - at(place + width)
      sum += value
      squares += value * value
    }
  }
  const count = Math.max(1, (width - 2) * (height - 2))
  return squares / count - (sum / count) ** 2
}
