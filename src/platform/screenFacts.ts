import Taro from '@tarojs/taro'
import type { ScreenFacts } from './screenFactsPort'

/** As the mini-program host says. */
export function screenFacts(): ScreenFacts {
  const { screenWidth = 0, screenHeight = 0, system = '' } = Taro.getSystemInfoSync()
  return {
    width: Math.round(screenWidth),
    height: Math.round(screenHeight),
    osVersion: /[\d.]+/.exec(system)?.[0] ?? '',
  }
}
