import Taro from '@tarojs/taro'
import type { FrameRoom, WindowTop } from './framePort'

let known: FrameRoom | undefined

/** Alipay keeps its own back button and capsule over the page; the bar leaves room for both. */
export function frameRoom(): FrameRoom {
  if (known) return known
  const info = Taro.getSystemInfoSync()
  const statusBar = info.statusBarHeight ?? 20
  known = { top: `${statusBar}px`, bar: 48, height: `${statusBar + 48}px`, right: 100, left: 44 }
  return known
}

/** Alipay draws its own back button. */
export const drawsBack = false

/** The host begins the page under its own bar. */
export const windowTop: WindowTop = '0px'
