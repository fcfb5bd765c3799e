import Taro from '@tarojs/taro'
import type { ChoosePhotoPort } from './choosePhotoPort'
import { askSettings, endWithout, photoAt } from './photoOfHost'

/** WeChat and Douyin. The original picture is asked for: `compressed` may leave the small print of a document unreadable. */
export const choosePhoto: ChoosePhotoPort = {
  choose: async (source) => {
    try {
      const { tempFiles } = await Taro.chooseMedia({
        count: 1,
        mediaType: ['image'],
        sourceType: [source],
        sizeType: ['original'],
      })
      return photoAt(tempFiles[0]?.tempFilePath, tempFiles[0]?.size)
    } catch (error) {
      return endWithout(error)
    }
  },
  openSettings: askSettings,
}
