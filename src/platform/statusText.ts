import Taro from '@tarojs/taro'
import type { SetStatusText } from './statusTextPort'

/** WeChat and Douyin. They demand a colour of the bar too, which they do not draw with a custom navigation bar. */
export const setStatusText: SetStatusText = (isWhite) => {
  const frontColor = isWhite ? '#ffffff' : '#000000'
  Taro.setNavigationBarColor({ frontColor, backgroundColor: '#ffffff' }).catch(() => undefined)
}
