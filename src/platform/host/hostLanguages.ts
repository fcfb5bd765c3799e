import Taro from '@tarojs/taro'
import type { HostLanguages } from './ports'

/** The language of the app around the mini-program. */
export const hostLanguages: HostLanguages = () => [Taro.getSystemInfoSync().language ?? []].flat()
