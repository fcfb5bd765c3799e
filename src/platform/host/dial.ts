import Taro from '@tarojs/taro'
import type { Dial } from './ports'

export const dial: Dial = async (phoneNumber) => {
  try {
    await Taro.makePhoneCall({ phoneNumber })
  } catch {
    // WeChat calls it a failure when the person does not want to call after all.
  }
}
