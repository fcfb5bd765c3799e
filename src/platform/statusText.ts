import Taro from '@tarojs/taro'
import type { SetStatusText } from './statusTextPort'

/** WeChat and Douyin. They demand a colour of the bar too, which they do not draw with a custom navigation bar. */
export const setStatusText: SetStatusText = (frontColor) => {
  Taro.setNavigationBarColor({ frontColor, backgroundColor: frontColor }).catch(() => undefined)
}
