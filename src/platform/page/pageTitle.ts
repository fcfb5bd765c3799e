import Taro from '@tarojs/taro'
import type { SetPageTitle } from './ports'

/** Hosts use the title outside the page; with a custom navigation bar they do not draw it. */
export const setPageTitle: SetPageTitle = (title) => {
  Taro.setNavigationBarTitle({ title }).catch(() => undefined)
}
