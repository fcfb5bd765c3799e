import Taro from '@tarojs/taro'
import type { DesignScale } from './designScalePort'

/** How many px of the screen one px of the 375-wide design takes. */
export const designScale: DesignScale = () => Taro.getSystemInfoSync().windowWidth / 375
