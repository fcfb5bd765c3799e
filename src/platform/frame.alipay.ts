import Taro from '@tarojs/taro'
import type { FrameRoom, WindowTop } from './framePort'

let known: FrameRoom | undefined

/** Alipay keeps its own back button and capsule over the page; the bar leaves room for both. */
export function frameRoom(): FrameRoom {
  if (known) return known
  const info = Taro.getSystemInfoSync()
  known = { statusBar: info.statusBarHeight ?? 20, bar: 48, right: 100, left: 44 }
  return known
}

/** Alipay draws its own back button. */
export const drawsBack = false

/** The host begins the page under its own bar. */
export const windowTop: WindowTop = 0
