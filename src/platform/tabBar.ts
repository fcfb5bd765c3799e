import Taro from '@tarojs/taro'

/** Writes the words under the tabs. WeChat takes them on a tab page only; a refusal leaves the old words. */
export function setTabWords(words: readonly string[]): void {
  words.forEach((text, index) => {
    Taro.setTabBarItem({ index, text }).catch(() => undefined)
  })
}
