import Taro from '@tarojs/taro'
import type { ShowToast } from './ports'

export const toast: ShowToast = (text, duration = 2000) => {
  if (text) void Taro.showToast({ title: text, icon: 'none', duration })
}
