import Taro from '@tarojs/taro'
import type { SetTabWords, ShowTabs } from './ports'

/** WeChat accepts texts on a tab page only; after a refusal the old texts stay. */
export const setTabWords: SetTabWords = (words) => {
  words.forEach((text, index) => {
    Taro.setTabBarItem({ index, text }).catch(() => undefined)
  })
}

/** WeChat allows it on a tab page only. */
export const showTabs: ShowTabs = (shown) => {
  const done = shown ? Taro.showTabBar() : Taro.hideTabBar()
  done.catch(() => undefined)
}
