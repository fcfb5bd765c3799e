import Taro from '@tarojs/taro'
import type { StartUpload, WrapFile } from './fileUploadPort'

/** The mini-program host reads the file and builds the form. */
export const startUpload: StartUpload = ({ url, headers, fields, file, timeout }) => {
  const options = {
    url,
    header: headers,
    name: 'file',
    filePath: file.path,
    formData: fields,
    timeout,
    // Alipay refuses an upload without a file type; the others ignore it.
    fileType: /\.(mp4|mov)$/i.test(file.path) ? 'video' : 'image',
  }
  const task = Taro.uploadFile(options)
  return { answer: task, stop: () => task.abort() }
}

export const wrapFile: WrapFile = async (head, { path }, tail) => {
  const middle = new Uint8Array(await readFile(path))
  const bytes = new Uint8Array(head.length + middle.length + tail.length)
  bytes.set(head, 0)
  bytes.set(middle, head.length)
  bytes.set(tail, head.length + middle.length)
  return bytes.buffer
}

const readFile = (filePath: string): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    Taro.getFileSystemManager().readFile({
      filePath,
      success: ({ data }) => resolve(data as ArrayBuffer),
      fail: ({ errMsg }) => reject(new Error(errMsg)),
    })
  })
