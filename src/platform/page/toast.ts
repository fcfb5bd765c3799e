import Taro from '@tarojs/taro'
import type { KeepToasts, ShowToast } from './ports'

let closing: string | undefined

export const keepToasts: KeepToasts = (close) => {
  closing = close
}

export const toast: ShowToast = (text, duration = 2000) => {
  if (!text) return
  // A toast of the host always ends by itself.
  if (closing) void Taro.showModal({ content: text, showCancel: false, confirmText: closing })
  else void Taro.showToast({ title: text, icon: 'none', duration })
}
