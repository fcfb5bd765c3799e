import Taro from '@tarojs/taro'
import type { SaveFilePort } from './saveFilePort'
import { removeFile } from './temporaryFile'

/** WeChat sends a file to a chat of the customer's choice, such as their own file helper. */
export const saveFile: SaveFilePort = {
  way: 'share',

  async hand(filePath, fileName) {
    try {
      await Taro.shareFileMessage({ filePath, fileName })
      return true
    } catch {
      // The customer chose no chat, or an older version of WeChat has no such call.
      return false
    }
  },

  forget: removeFile,
}
