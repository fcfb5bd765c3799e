import Taro from '@tarojs/taro'
import type { SetPageTitle } from './pageTitlePort'

/** Hosts with a custom navigation bar keep the title for themselves. */
export const setPageTitle: SetPageTitle = (title) => {
  Taro.setNavigationBarTitle({ title }).catch(() => undefined)
}
