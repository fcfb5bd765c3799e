import { copyText } from '@/platform/host/clipboard'
import type { SaveFilePort } from './saveFilePort'
import { readTextFile, removeFile } from './temporaryFile'

/** Alipay and Douyin keep files inside the mini-program, where the customer does not find them: the content goes to the clipboard. */
export const saveFile: SaveFilePort = {
  way: 'copy',

  async hand(path) {
    try {
      return await copyText(await readTextFile(path))
    } catch {
      return false
    }
  },

  forget: removeFile,
}
