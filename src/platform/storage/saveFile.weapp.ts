import Taro from '@tarojs/taro'
import type { SaveFilePort } from './saveFilePort'
import { removeFile } from './temporaryFile'

/** WeChat sends a file to a chat of the customer's choice, such as their own file helper. */
export const saveFile: SaveFilePort = {
  way: 'share',

  async hand(filePath, fileName) {
    // An older version of WeChat has no such call.
    if (!Taro.shareFileMessage) return false
    return new Promise((resolve) => {
      Taro.shareFileMessage({ filePath, fileName, success: () => resolve(true), fail: () => resolve(false) })
    })
  },

  forget: removeFile,
}
