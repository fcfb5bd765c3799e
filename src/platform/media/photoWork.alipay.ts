import Taro from '@tarojs/taro'
import type { PhotoWorkPort } from './photoWorkPort'

/** Alipay's own arguments: a list of paths, and a level of which 2 is its best quality. It chooses the size by itself. */
type CompressOfAlipay = (options: {
  apFilePaths: string[]
  compressLevel: number
}) => Promise<{ apFilePaths: string[] }>

/** Alipay. Pixels are not read, as on other mini-programs. */
export const photoWork: PhotoWorkPort = {
  shrink: async (photo) => {
    try {
      const compress = Taro.compressImage as unknown as CompressOfAlipay
      const { apFilePaths } = await compress({ apFilePaths: [photo.file.path], compressLevel: 2 })
      return apFilePaths[0] ? { ...photo, file: { path: apFilePaths[0] }, size: undefined } : photo
    } catch {
      return photo
    }
  },
  greyOf: async () => undefined,
}
