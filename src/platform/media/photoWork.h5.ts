import type { Photo } from './choosePhotoPort'
import { decodePicture } from './decodePicture'
import type { PhotoWorkPort } from './photoWorkPort'

/** Of 1; the small print of a document stays readable. */
const quality = 0.88

/** Browsers draw the picture on a canvas of the wanted size, upright as the camera held it. */
export const photoWork: PhotoWorkPort = {
  shrink: async (photo, longest) => {
    try {
      const canvas = await draw(photo, longest)
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
      if (!blob) return photo
      const file = { path: URL.createObjectURL(blob), blob }
      return { file, size: blob.size, type: 'jpeg', width: canvas.width, height: canvas.height }
    } catch {
      return photo
    }
  },
  greyOf: async (photo, longest) => {
    try {
      const canvas = await draw(photo, longest)
      const { width, height } = canvas
      const colours = canvas.getContext('2d')?.getImageData(0, 0, width, height).data
      return colours && { width, height, pixels: greyPixels(colours) }
    } catch {
      return undefined
    }
  },
}

/** Throws where the file is no picture, or the browser has no canvas of this size. */
async function draw({ file, width, height }: Photo, longest: number): Promise<HTMLCanvasElement> {
  if (!file.blob) throw new Error('on H5 a file comes with its blob')
  const { image, close } = await decodePicture(file.blob)
  const scale = Math.min(1, longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0, canvas.width, canvas.height)
  close()
  // Without a context the canvas is blank, and a blank picture must not be sent in place of the customer's.
  if (!context) throw new Error('the browser has no canvas of this size')
  return canvas
}

/** Brightness by the weights of Rec. 601, which the eye's own sensitivity suggests. */
function greyPixels(colours: Uint8ClampedArray): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(colours.length / 4)
  for (let at = 0; at < grey.length; at++) {
    const [red = 0, green = 0, blue = 0] = colours.subarray(at * 4, at * 4 + 3)
    grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue
  }
  return grey
}
