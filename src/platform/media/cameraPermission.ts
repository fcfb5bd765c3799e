import Taro from '@tarojs/taro'
import { whyRefused } from '@/platform/host/hostPermission'
import type { MayUseCamera } from './ports'

/** WeChat and Douyin ask once; later the customer's first answer counts until they change it in the settings. */
export const mayUseCamera: MayUseCamera = () =>
  Taro.authorize({ scope: 'scope.camera' }).then(
    () => 'allowed',
    (error: unknown) => (whyRefused(error) === 'unagreed' ? 'unagreed' : 'denied'),
  )
