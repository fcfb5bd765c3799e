import Taro from '@tarojs/taro'
import type { SetTabWords } from './tabBarPort'

/** WeChat takes them on a tab page only; a refusal leaves the old words. */
export const setTabWords: SetTabWords = (words) => {
  words.forEach((text, index) => {
    Taro.setTabBarItem({ index, text }).catch(() => undefined)
  })
}
