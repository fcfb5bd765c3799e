import Taro from '@tarojs/taro'

/** Reads a text file of the host. Rejects when it is gone. */
export const readTextFile = (filePath: string): Promise<string> =>
  new Promise((resolve, reject) => {
    Taro.getFileSystemManager().readFile({
      filePath,
      encoding: 'utf8',
      success: ({ data }) => resolve(String(data)),
      fail: ({ errMsg }) => reject(new Error(errMsg)),
    })
  })

/** Removes a file of the host; one that is gone already is no failure. */
export function removeFile(filePath: string): void {
  Taro.getFileSystemManager().unlink({ filePath, fail: () => undefined })
}
