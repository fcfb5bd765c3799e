import Taro from '@tarojs/taro'
import type { ScreenFacts } from './ports'

/** From the mini-program host. */
export function screenFacts(): ScreenFacts {
  const { screenWidth = 0, screenHeight = 0, system = '' } = Taro.getSystemInfoSync()
  return {
    width: Math.round(screenWidth),
    height: Math.round(screenHeight),
    osVersion: /[\d.]+/.exec(system)?.[0] ?? '',
  }
}
