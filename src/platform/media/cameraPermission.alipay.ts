import Taro from '@tarojs/taro'
import type { MayUseCamera } from './ports'

/** Alipay asks when the camera's element appears, and only tells what was answered before. */
export const mayUseCamera: MayUseCamera = async () => {
  try {
    const { authSetting } = await Taro.getSetting()
    return (authSetting as { camera?: boolean }).camera === false ? 'denied' : 'allowed'
  } catch {
    return 'allowed'
  }
}
