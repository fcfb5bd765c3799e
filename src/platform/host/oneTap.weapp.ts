import Taro from '@tarojs/taro'
import type { OneTapPort } from './ports'

/** The WeChat mini-program. */
export const oneTap: OneTapPort = { offered: true, jsCode: async () => (await Taro.login()).code }
