import Taro from '@tarojs/taro'

/** Ends the pull-down indicator of the page. */
export const endPullDown = (): void => void Taro.stopPullDownRefresh()
