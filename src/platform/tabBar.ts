import Taro from '@tarojs/taro'
import type { SetTabWords, ShowTabs } from './tabBarPort'

/** WeChat takes them on a tab page only; a refusal leaves the old words. */
export const setTabWords: SetTabWords = (words) => {
  words.forEach((text, index) => {
    Taro.setTabBarItem({ index, text }).catch(() => undefined)
  })
}

/** WeChat does it on a tab page only. */
export const showTabs: ShowTabs = (shown) => {
  const done = shown ? Taro.showTabBar() : Taro.hideTabBar()
  done.catch(() => undefined)
}
