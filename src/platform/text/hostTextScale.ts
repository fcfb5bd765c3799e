import Taro from '@tarojs/taro'
import type { HostTextScale } from './ports'

/** The size that the customer has set in the app around the mini-program, in px; it is 16 unless they change it. */
export const hostTextScale: HostTextScale = () => (Taro.getSystemInfoSync().fontSizeSetting ?? 16) / 16
