import Taro from '@tarojs/taro'
import type { FrameRoom, WindowTop } from './framePort'

let known: FrameRoom | undefined

/** Measured once; the capsule determines the bar's height, so that the title is on the same line. */
export function frameRoom(): FrameRoom {
  if (known) return known
  const info = Taro.getSystemInfoSync()
  const statusBar = info.statusBarHeight ?? 20
  const capsule = Taro.getMenuButtonBoundingClientRect?.()
  const bar = Math.max(capsule?.height ? (capsule.top - statusBar) * 2 + capsule.height : 44, 40)
  const height = `${statusBar + bar}px`
  known = { top: `${statusBar}px`, bar, height, right: capsule?.left ? info.windowWidth - capsule.left : 0, left: 0 }
  return known
}

/** Whether the bar draws its own back button. */
export const drawsBack = true

/** The host begins the page under its own bar. */
export const windowTop: WindowTop = '0px'
