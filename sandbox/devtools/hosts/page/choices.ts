import type { Text } from '../../../language'
import type { FrameSettings, PermissionName } from './messages'

type ChoiceName = 'theme' | 'language' | 'network' | 'pay'

type Choices = { readonly [Name in ChoiceName]: Readonly<Record<NonNullable<FrameSettings[Name]>, Text>> }

/** The values of each setting that is chosen from a list. */
export const choices: Choices = {
  theme: { xbt_h5: { zh: '旧版 xbt_h5', en: 'Older, xbt_h5' }, xyfApp: { zh: '新版 xyfApp', en: 'Newer, xyfApp' } },
  language: { 'zh-CN': { zh: '中文', en: 'Chinese' }, en: { zh: '英文', en: 'English' } },
  network: {
    normal: { zh: '正常', en: 'Normal' },
    slow: { zh: '慢速（每次 2 秒）', en: 'Slow, 2 s a call' },
    offline: { zh: '离线', en: 'Offline' },
  },
  pay: {
    success: { zh: '已支付', en: 'Paid' },
    cancel: { zh: '已取消', en: 'Cancelled' },
    failed: { zh: '失败', en: 'Failed' },
    unknown: { zh: '结果未知', en: 'Unknown' },
    hang: { zh: '没有回应', en: 'Hangs' },
  },
}

export const choiceLabels: Readonly<Record<ChoiceName, Text>> = {
  theme: { zh: '主题', en: 'Theme' },
  language: { zh: '应用语言', en: 'App language' },
  network: { zh: '网络', en: 'Network' },
  pay: { zh: '收银台下一次回答', en: 'Payment sheet answers' },
}

export const choiceNames = Object.keys(choiceLabels) as readonly ChoiceName[]

/** What the host asks the customer for. */
export const permissionLabels: Readonly<Record<PermissionName, Text>> = {
  camera: { zh: '相机', en: 'Camera' },
  album: { zh: '相册', en: 'Album' },
  location: { zh: '位置', en: 'Location' },
}

export const permissionNames = Object.keys(permissionLabels) as readonly PermissionName[]
