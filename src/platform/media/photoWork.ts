import Taro from '@tarojs/taro'
import type { PhotoWorkPort } from './photoWorkPort'

/** Of 100; the small print of a document stays readable. */
const quality = 88

/**
 * WeChat and Douyin. Pixels are not read: that takes a canvas, whose code would be part of every start, and which older phones do not have
 * for large pictures; the server judges sharpness anyway. Douyin ignores the wanted size and lowers the quality only.
 */
export const photoWork: PhotoWorkPort = {
  shrink: async (photo, longest) => {
    const { file, width, height } = photo
    const scale = Math.min(1, longest / Math.max(width, height))
    const compressedWidth = Math.round(width * scale)
    const compressedHeight = Math.round(height * scale)
    try {
      const { tempFilePath } = await Taro.compressImage({ src: file.path, quality, compressedWidth, compressedHeight })
      return {
        file: { path: tempFilePath },
        size: undefined,
        type: 'jpeg',
        width: compressedWidth,
        height: compressedHeight,
      }
    } catch {
      return photo
    }
  },
  greyOf: async () => undefined,
}
