import Taro from '@tarojs/taro'

/** Puts a text into the clipboard; false where the host refused. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await Taro.setClipboardData({ data: text })
    return true
  } catch {
    return false
  }
}
