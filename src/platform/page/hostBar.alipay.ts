import Taro from '@tarojs/taro'
import type { NameHostBar } from './hostBarPort'

/** Other pages set no title in Alipay, which would draw it over their own bar. */
export const nameHostBar: NameHostBar = ({ title }) => {
  Taro.setNavigationBarTitle({ title }).catch(() => undefined)
}
