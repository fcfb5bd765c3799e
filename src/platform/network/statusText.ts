import Taro from '@tarojs/taro'
import type { SetStatusText } from './ports'

/** WeChat and Douyin, which demand both colours. */
export const setStatusText: SetStatusText = (colours) => {
  const [frontColor = '', backgroundColor = ''] = colours.split(' ')
  Taro.setNavigationBarColor({ frontColor, backgroundColor }).catch(() => undefined)
}
