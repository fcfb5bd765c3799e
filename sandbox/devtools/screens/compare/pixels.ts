import pixelmatch from 'pixelmatch'

/** A decoded picture: four bytes (red, green, blue, alpha) for each pixel, row by row. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

export interface PixelDifference {
  /** Share of the pixels that changed, from 0 to 1. */
  share: number
  /** The later picture in pale, with the changed pixels in red. */
  shown: Pixels
}

/** Distance between two colours, from 0 to 1, up to which they count as the same. */
const threshold = 0.1

/** Compares two pictures. Pixels that only anti-aliasing changed do not count; of two sizes, what one picture lacks counts as changed. */
export function differenceOf(before: Pixels, after: Pixels): PixelDifference {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const data = new Uint8Array(width * height * 4)
  const changed = pixelmatch(enlarged(before, width, height), enlarged(after, width, height), data, width, height, {
    threshold,
  })
  return { share: changed / (width * height), shown: { width, height, data } }
}

/** The bytes of a picture on a larger transparent ground, at its left upper corner. */
function enlarged({ width, height, data }: Pixels, toWidth: number, toHeight: number): Uint8Array {
  if (width === toWidth && height === toHeight) return data
  const larger = new Uint8Array(toWidth * toHeight * 4)
  for (let row = 0; row < height; row += 1)
    larger.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * toWidth * 4)
  return larger
}
