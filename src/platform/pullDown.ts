import Taro from '@tarojs/taro'

/** Lets the pulled-down page spring back. */
export const endPullDown = (): void => void Taro.stopPullDownRefresh()
