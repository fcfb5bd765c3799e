import type { Photo } from '@/platform/media/choosePhotoPort'
import type { GreyPicture } from '@/platform/media/photoWorkPort'

/** The largest file that the server takes, in bytes. */
const largestFile = 20 * 1024 * 1024

/** Formats that the server reads, as hosts name them. */
const formats: readonly string[] = ['jpeg', 'jpg', 'png', 'webp']

/** Fewest pixels of the longer and of the shorter side at which the small print of a card can be read. */
const fewestPixels = { longer: 640, shorter: 400 }

/** More pixels of the longer side, or more bytes, than reading a card needs: such a picture is scaled down before it is sent. */
const enough = { longer: 2000, bytes: 1_500_000 }

/** The longer side of a picture that is scaled down. */
export const sentPixels = enough.longer

/** The longer side of the copy whose sharpness is measured: the same whatever the camera, so that one limit fits all. */
export const measuredPixels = 600

/**
 * Least variance of the second derivative of the brightness. A card in focus has several hundred, one that the camera did not focus on less
 * than ten: the limit lets every doubtful picture pass, since the server decides.
 */
const leastSharpness = 12

/** Least mean brightness of 255: below it a card is not lit at all. */
const leastBrightness = 38

/** What is wrong with a picture before it is sent. `blurred` and `dark` are judgements, so the customer may send the picture anyway. */
export type PhotoProblem = 'empty' | 'notPicture' | 'format' | 'tooLarge' | 'tooSmall' | 'blurred' | 'dark'

/** What the file itself is not good for (U6); undefined where it may be sent. */
export function fileProblem({ size, type, width, height }: Omit<Photo, 'file'>): PhotoProblem | undefined {
  if (size === 0) return 'empty'
  if (type === '') return 'notPicture'
  if (!formats.includes(type)) return 'format'
  if (size !== undefined && size > largestFile) return 'tooLarge'
  const isLargeEnough =
    Math.max(width, height) >= fewestPixels.longer && Math.min(width, height) >= fewestPixels.shorter
  return isLargeEnough ? undefined : 'tooSmall'
}

/** Whether a picture is larger than reading a card needs. */
export const isTooDetailed = ({ size = 0, width, height }: Omit<Photo, 'file'>): boolean =>
  Math.max(width, height) > enough.longer || size > enough.bytes

/** Whether a picture is too dark or too blurred to be read; undefined where it is not, or where the host shows no pixels. */
export function pixelProblem(grey: GreyPicture | undefined): PhotoProblem | undefined {
  if (!grey) return undefined
  if (brightnessOf(grey) < leastBrightness) return 'dark'
  return sharpnessOf(grey) < leastSharpness ? 'blurred' : undefined
}

function brightnessOf({ pixels }: GreyPicture): number {
  let sum = 0
  for (let at = 0; at < pixels.length; at++) sum += pixels[at] ?? 0
  return sum / Math.max(pixels.length, 1)
}

/** Variance of the Laplacian: edges of print change the brightness suddenly, and a blur makes every change slow. */
export function sharpnessOf({ width, height, pixels }: GreyPicture): number {
  let count = 0
  let sum = 0
  let squares = 0
  const at = (x: number, y: number) => pixels[y * width + x] ?? 0
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const change = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y)
      count += 1
      sum += change
      squares += change * change
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}
