import Taro from '@tarojs/taro'
import type { HostFile, StartUpload, WrapFile } from './fileUploadPort'

/** H5 sends the form itself: Taro's own upload reads the blob address, which the page's content security policy refuses. */
export const startUpload: StartUpload = ({ url, headers, fields, file }) => {
  const controller = new AbortController()
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', bytesOf(file))
  const { signal } = controller
  // No content type is set here: the browser adds one with the form's boundary.
  const answer = Taro.request({ url, method: 'POST', data: form, header: { ...headers }, dataType: 'text', signal })
  return { answer, stop: () => controller.abort() }
}

export const wrapFile: WrapFile = async (head, file, tail) =>
  new Blob([Uint8Array.from(head), bytesOf(file), Uint8Array.from(tail)])

function bytesOf({ blob }: HostFile): Blob {
  if (!blob) throw new Error('on H5 a file comes with its blob')
  return blob
}
