import Taro from '@tarojs/taro'

/** How many px of the screen one px of the 375-wide design takes. */
export const designScale = (): number => Taro.getSystemInfoSync().windowWidth / 375
