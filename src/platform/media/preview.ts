import Taro from '@tarojs/taro'
import type { PreviewPictures } from './ports'

/** The host's own viewer. */
export const previewPictures: PreviewPictures = (urls, current) => {
  Taro.previewImage({ urls: [...urls], current }).catch(() => undefined)
}
