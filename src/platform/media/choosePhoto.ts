import Taro from '@tarojs/taro'
import type { ChoosePhotoPort, PhotoSource } from './choosePhotoPort'
import { askSettings, endWithout, photoAt } from './photoOfHost'

/** Taro makes no promise of `chooseMedia`, and Douyin's own versions differ in it, so its callbacks are used. */
const chooseMedia = (source: PhotoSource): Promise<Taro.chooseMedia.SuccessCallbackResult> =>
  new Promise((success, fail) => {
    void Taro.chooseMedia({
      count: 1,
      mediaType: ['image'],
      sourceType: [source],
      sizeType: ['original'],
      success,
      fail,
    })
  })

/** WeChat and Douyin. The original picture is asked for: `compressed` may leave the small print of a document unreadable. */
export const choosePhoto: ChoosePhotoPort = {
  choose: async (source) => {
    try {
      const { tempFiles } = await chooseMedia(source)
      return photoAt(tempFiles[0]?.tempFilePath, tempFiles[0]?.size)
    } catch (error) {
      return endWithout(error)
    }
  },
  openSettings: askSettings,
}
