import Taro from '@tarojs/taro'
import type { PreviewPictures } from './previewPort'

/** The host's own viewer. */
export const previewPictures: PreviewPictures = (urls, current) => {
  Taro.previewImage({ urls: [...urls], current }).catch(() => undefined)
}
