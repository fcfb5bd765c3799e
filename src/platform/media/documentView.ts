import Taro from '@tarojs/taro'
import type { DocumentViewPort } from './documentViewPort'

/** The host's own viewer, which can send and save the file. */
export const documentView: DocumentViewPort = {
  opensAtOnce: true,
  offersFile: false,

  show: (filePath) =>
    new Promise((resolve) => {
      Taro.openDocument({
        filePath,
        // The path of a download has no ending that would tell.
        fileType: 'pdf',
        showMenu: true,
        success: () => resolve(true),
        fail: () => resolve(false),
      })
    }),
}
