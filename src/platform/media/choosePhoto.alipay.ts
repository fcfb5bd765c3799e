import Taro from '@tarojs/taro'
import type { ChoosePhotoPort } from './choosePhotoPort'
import { askSettings, endWithout, photoAt } from './photoOfHost'

/** Alipay's `chooseMedia` is missing in older versions of it, so pictures are chosen by `chooseImage`. */
export const choosePhoto: ChoosePhotoPort = {
  choose: async (source) => {
    try {
      const { tempFilePaths, tempFiles } = await Taro.chooseImage({
        count: 1,
        sourceType: [source],
        sizeType: ['original'],
      })
      return photoAt(tempFilePaths[0], tempFiles?.[0]?.size)
    } catch (error) {
      return endWithout(error)
    }
  },
  openSettings: askSettings,
}
