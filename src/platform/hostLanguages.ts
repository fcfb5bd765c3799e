import Taro from '@tarojs/taro'
import type { HostLanguages } from './hostLanguagesPort'

/** The language of the app around the mini-program. */
export const hostLanguages: HostLanguages = () => [Taro.getSystemInfoSync().language ?? []].flat()
