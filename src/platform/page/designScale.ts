import Taro from '@tarojs/taro'
import type { DesignScale } from './ports'

/** How many px of the screen correspond to one px of the 375-wide design. */
export const designScale: DesignScale = () => Taro.getSystemInfoSync().windowWidth / 375
